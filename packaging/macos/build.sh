#!/bin/sh
# Builds Bankhalter.app and its dmg on macOS, for the processor it runs on, and tries both out: plist, smoke, commands,
# the mounted image compared with the bundle. Leaves dist/NAME-VERSION-macos-ARCH.dmg.
#
# Signed if CODESIGN_IDENTITY names a "Developer ID Application" of the keychain; notarised if NOTARY_PROFILE names a
# profile that `xcrun notarytool store-credentials` has kept. Without them both are left out, and macOS will ask before
# the first start.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
build=$root/build/macos
unset PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE BANKHALTER_HOME BANKHALTER_LANGUAGE
[ "$(uname -s)" = Darwin ] || { echo 'build: this needs macOS.' >&2 && exit 1; }

step() { printf '\n== %s (%s s)\n' "$*" "$(($(date +%s) - began))"; }
die() {
    printf 'build: %s\n' "$*" >&2
    exit 1
}
began=$(date +%s)
mkdir -p "$build" "$root/dist"

step 'requirements'
venv=$build/venv
if ! cmp -s "$root/requirements/freeze.txt" "$venv/requirements"; then
    rm -rf "$venv"
    "${PYTHON:-python3}" -m venv "$venv"
    "$venv/bin/python" -m pip install -qq --no-input --disable-pip-version-check --only-binary :all: --require-hashes \
        -r "$root/requirements/freeze.txt"
    cp "$root/requirements/freeze.txt" "$venv/requirements"
fi
py=$venv/bin/python
fact() { "$py" -c "import sys; sys.path.insert(0, '$root/packaging'); import bundle; print(bundle.$1)"; }
name=$(fact 'name()') title=$(fact 'title()') version=$(fact 'version()')
image=$root/dist/$name-$version-macos-$(uname -m).dmg

step 'freeze'
"$py" -m PyInstaller "$root/packaging/bankhalter.spec" --noconfirm --log-level ERROR \
    --distpath "$build/frozen" --workpath "$build/work"
app=$build/frozen/$title.app
program=$app/Contents/MacOS/$name
plutil -lint "$app/Contents/Info.plist"
[ -f "$app/Contents/Resources/document.icns" ] || die 'the icon of game files is missing.'

step 'signature'
if [ -n "${CODESIGN_IDENTITY:-}" ]; then
    codesign --verify --deep --strict --verbose=2 "$app"
else
    echo 'not signed: CODESIGN_IDENTITY is not set'
fi

step 'smoke and commands'
try=$(mktemp -d)
trap 'rm -rf "$try"' EXIT
"$program" --smoke
game=$try/evening.bankhalter
PYTHONPATH=$root "$py" "$root/packaging/windows/trial_game.py" "$game"
"$program" audit "$game"
"$program" export "$game" --csv "$try/out" --json "$try/out/game.json" --map "$try/out/map.png" --charts "$try/out" \
    --pack-up "$try/out/pack-up.pdf" --report "$try/out/report.pdf" --cards "$try/out/cards.pdf" >/dev/null
"$program" --smoke "$game"
paint=$("$py" "$root/packaging/measure.py" "$program" --at-most 1.5) || die "the first page takes too long: $paint"

step 'image'
mkdir "$try/image"
cp -R "$app" "$try/image/"
ln -s /Applications "$try/image/Applications"
hdiutil create -quiet -volname "$title" -srcfolder "$try/image" -fs HFS+ -format UDZO -ov "$image"
if [ -n "${CODESIGN_IDENTITY:-}" ]; then codesign --sign "$CODESIGN_IDENTITY" --timestamp "$image"; fi
if [ -n "${CODESIGN_IDENTITY:-}" ] && [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
else
    echo 'not notarised: NOTARY_PROFILE or the identity is not set'
fi

step 'mount and compare'
mkdir "$try/mounted"
hdiutil attach -quiet -nobrowse -readonly -mountpoint "$try/mounted" "$image"
status=0
diff -r "$app" "$try/mounted/$title.app" && "$try/mounted/$title.app/Contents/MacOS/$name" --smoke || status=1
hdiutil detach -quiet "$try/mounted"
[ $status = 0 ] || die 'the image does not hold what was built.'

step 'done'
(cd "$root/dist" && shasum -a 256 "$(basename "$image")" | tee "$(basename "$image").sha256")
printf 'bundle       %s MB\n' "$(du -sm "$app" | cut -f1)"
printf 'image        %s MB\n' "$(du -m "$image" | cut -f1)"
printf 'first paint  %s\n' "$paint"
printf 'all in all   %s s\n' "$(($(date +%s) - began))"
