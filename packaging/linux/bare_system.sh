# shellcheck shell=sh
# A bare Debian in a folder, for bare.sh and bare_source.sh, which set $folder first. Needs root, and debootstrap, which is
# installed where it is missing; MIRROR names a mirror of Debian.
# shellcheck disable=SC2154

inside() { chroot "$folder" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp LC_ALL=C.UTF-8 "$@"; }
add() {
    inside DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" >/dev/null 2>&1
    printf 'bare: with %s\n' "$*"
}

if ! command -v debootstrap >/dev/null; then
    echo 'bare: installing debootstrap'
    apt-get update -qq && apt-get install -qq -y --no-install-recommends debootstrap >/dev/null 2>&1
fi
if [ ! -e "$folder/bin/sh" ]; then debootstrap --variant=minbase bookworm "$folder" ${MIRROR:+"$MIRROR"} >/dev/null; fi
chmod 755 "$folder" # as the root of every system; mktemp made it for root alone
mountpoint -q "$folder/proc" || mount -t proc proc "$folder/proc"
trap 'umount "$folder/proc"' EXIT
