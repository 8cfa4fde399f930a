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
# shellcheck source=packaging/building.sh
. "$root/packaging/building.sh"
[ "$(uname -s)" = Darwin ] || die 'this needs macOS.'

step 'requirements'
need_requirements
image=$root/dist/$name-$version-macos-$(uname -m).dmg

step 'freeze'
freeze
app=$build/frozen/$title.app
program=$app/Contents/MacOS/$name
plutil -lint "$app/Contents/Info.plist"
[ -f "$app/Contents/Resources/document.icns" ] || die 'the icon of game files is missing.'
plutil -lint "$app"/Contents/Resources/*.lproj/InfoPlist.strings

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
make_game "$game"
try_commands "$program" "$game" "$try/out"
try_titles "$program" "$try/titles"
"$program" --smoke "$game"
first_paint "$program"

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
printf 'all in all   %s s\n' "$(seconds)"
