#!/usr/bin/env bash
# Puts a build into service on a server that runs deploy/nginx, without a failed request; goes back to the one before.
#
#   deploy/release.sh [--keep N] [--check ADDRESS] BUILD SITE    such as: deploy/release.sh build /srv/aqueduto-docs
#   deploy/release.sh [--check ADDRESS] --back SITE              serves again what was served before
#   deploy/release.sh --list SITE                                says which releases are there
#
# The build is copied to SITE/releases/NAME and compared with its manifest. Then SITE/previous is pointed to what is
# served now, whose readers still ask for its scripts, and SITE/current to the new one. The last three releases are kept,
# or N. With --check, nginx is asked at ADDRESS (http://127.0.0.1:8080) for pages and files in each encoding; when an
# answer is not that of the release, everything is as it was before, as after any other failure.
#
# Needs bash, GNU coreutils, findutils and util-linux, which are on every Debian server.
set -euo pipefail
umask 022 # the server reads what is made here

readonly USAGE='Name a finished build and the folder to serve from: deploy/release.sh build /srv/aqueduto-docs'
readonly LOCK_SECONDS=60 # how long to wait for another release
readonly CHECK_SECONDS=10 # nginx sees a moved link after two

fail() {
    echo "$*" >&2
    exit 1
}

keep=3 address='' mode=release made='' is_done=''
while [[ ${1-} == --* ]]; do
    case $1 in
        --keep) keep=${2-} && shift ;;
        --check) address=${2-} && shift ;;
        --back) mode=back ;;
        --list) mode=list ;;
        *) fail "$1 is no option of this command. $USAGE" ;;
    esac
    shift || fail "$USAGE"
done
[[ $keep =~ ^[1-9][0-9]{0,3}$ ]] || fail "--keep $keep: set it to how many releases to keep, from 1 to 9999."
address=${address%/}
[[ -z $address || $address =~ ^http://[^/:]+(:[0-9]+)?$ ]] ||
    fail "--check $address: name nginx itself, with its port: http://127.0.0.1:8080."

# Fails unless a folder holds exactly the files of its manifest.
verify() {
    [[ -f $1/.manifest && -f $1/index.html && -f $1/pt-BR/index.html ]] ||
        fail "$1 is no finished build: its manifest or a home page is missing; run \`npm run build\` again."
    local wrong
    wrong=$(
        export LC_ALL=C
        cd "$1" || exit
        sed -nE 's/^([0-9a-f]{64}) [0-9]+ /\1  /p' .manifest | sha256sum --check --quiet --strict 2>&1
        comm -13 <(sed -nE 's/^[0-9a-f]{64} [0-9]+ //p' .manifest | sort) \
            <(find . -type f ! -path ./.manifest -printf '%P\n' | sort) | sed 's/$/: not in the manifest/'
    ) || true
    [[ -n $wrong ]] || wrong=$(find "$1/" ! -type f ! -type d -printf '%P: a link or a device, which would be served\n')
    [[ -z $wrong ]] || fail "$1 is damaged (${wrong%%$'\n'*}): run \`npm run build\` again."
}

# Where a link of SITE leads; empty when there is none. Fails when it is no link.
target() {
    local link=$site/$1
    [[ -L $link || ! -e $link ]] ||
        fail "$link is a folder, not a link: move it away (mv $link $link.old), then run this again."
    readlink "$link" || true
}

# Points a link of SITE somewhere, by a rename, which no request can see half done; removes it when nowhere.
point() {
    if [[ -n $2 ]]; then
        ln -sfn "$2" "$site/$1.new"
        mv -T "$site/$1.new" "$site/$1"
    else
        rm -f "$site/$1"
    fi
}

# The lock ends with the last process that has file 9: a copy that outlives a killed release keeps it.
lock() {
    [[ -w $site ]] || fail "You may not write to $site: run this as its owner."
    exec 9>>"$site/.release.lock"
    flock -w "$LOCK_SECONDS" 9 ||
        fail "Another release is running (process $(<"$site/.release.lock")): try again when it has ended."
    echo $$ >"$site/.release.lock"
}

# Folders of SITE/releases that this script has made, by their names, which are times; nothing else is ever removed.
# `.partial` finds those that were never finished.
releases() {
    find "$site/releases/" -mindepth 1 -maxdepth 1 -type d -regextype posix-extended \
        -regex ".*/[0-9]{8}T[0-9]{6}\.[0-9]{9}${1-}" -printf '%f\n' | sort -r
}

# What cannot be removed, such as what another user has made, keeps nobody from serving the next release.
remove() {
    rm -rf "${site:?}/releases/$1" || echo "$site/releases/$1 stays there: remove it as its owner." >&2
}

remove_unfinished() {
    local release
    rm -f "$site"/{current,previous}.new
    for release in $(releases .partial); do
        remove "$release"
    done
}

# Removes all releases but the newest ones, those that are served and the one that is to be served again.
prune() {
    local release kept=0
    for release in $(releases); do
        kept=$((kept + 1))
        [[ $kept -le $keep || $site/releases/$release -ef $site/current || $site/releases/$release -ef $site/previous ||
        $site/releases/$release -ef ${build-} ]] || remove "$release"
    done
}

# Whatever ends the script before it is done: the links lead where they led, and nothing new is left.
undo() {
    trap '' INT TERM HUP
    [[ -z $is_done ]] || return 0
    if [[ -n ${before+set} ]]; then
        point current "$before"
        point previous "$before_that"
    fi
    remove_unfinished
    [[ -z $made ]] || rm -rf "${site:?}/releases/$made"
}

# Copies the build into SITE/releases, where it appears whole; sets `made` to its name.
copy() {
    local needed free name
    needed=$(du -sk "$build" | cut -f 1)
    free=$(df -Pk "$site/releases" | awk 'NR == 2 {print $4}')
    [[ $free -gt $needed ]] ||
        fail "$site has $((free / 1024)) MB free and the build needs $((needed / 1024 + 1)): remove something there, or keep fewer releases with --keep."
    name=$(date -u +%Y%m%dT%H%M%S.%N)
    cp -R --preserve=timestamps "$build" "$site/releases/$name.partial" ||
        fail "The build could not be copied to $site; nothing has changed there."
    chmod -R u+rwX,go=rX "$site/releases/$name.partial"
    verify "$site/releases/$name.partial"
    sync -f "$site/releases/$name.partial"
    made=$name
    mv -T "$site/releases/$name.partial" "$site/releases/$name"
}

# Asks nginx for a path in an encoding and compares the answer with the file of the release.
ask() {
    local address=$1 folder=$2 path=$3 encoding=$4 line status='' copy='' host
    host=${address#http://} host=${host%/}
    exec 3<>"/dev/tcp/${host%:*}/$([[ $host == *:* ]] && echo "${host##*:}" || echo 80)"
    printf 'GET /%s HTTP/1.1\r\nHost: %s\r\nAccept-Encoding: %s\r\nConnection: close\r\n\r\n' \
        "${path%index.html}" "$host" "$encoding" >&3
    read -r _ status _ <&3
    while IFS= read -r line <&3 && line=${line%$'\r'} && [[ -n $line ]]; do
        case ${line,,} in
            'content-encoding: br') copy=.br ;;
            'content-encoding: gzip') copy=.gz ;;
        esac
    done
    [[ $status == 200 ]] && cmp -s - "$folder/$path$copy" <&3
}
export -f ask

# Fails unless the served address answers with the files of a release.
check() {
    local folder=$site/current path encoding until=$((SECONDS + CHECK_SECONDS))
    while read -r path; do
        for encoding in identity gzip br; do
            until timeout "$CHECK_SECONDS" bash -c 'ask "$@"' ask "$address" "$folder" "$path" "$encoding" </dev/null 2>&1; do
                [[ $SECONDS -lt $until ]] ||
                    fail "$address/${path%index.html} ($encoding) is not answered with the file of the release: going back."
                sleep 0.2
            done
        done
    done < <(
        printf '%s\n' index.html pt-BR/index.html
        cd "$folder" && find . ! -name '*.br' ! -name '*.gz' \( -path './assets/js/main.*.js' -o -name 'search-index*' -o -name '*.svg' \) -printf '%P\n' |
            LC_ALL=C sort | awk -F . '!seen[$NF]++'
    )
}

# Serves a release, with the one that is served now as the one before, and asks for it.
serve() {
    before_that=$(target previous)
    before=$(target current)
    if [[ -d $site/current/ ]]; then
        point previous "$before"
    fi
    point current "$1"
    [[ -z $address ]] || check
    is_done=yes
    echo "$site serves $(basename "$1")${before:+; the one before was $(basename "$before")}."
}

list() {
    local release note
    for release in $(releases); do
        note=''
        [[ ! $site/releases/$release -ef $site/previous ]] || note=' previous'
        [[ ! $site/releases/$release -ef $site/current ]] || note=' current'
        echo "$release$note"
    done
}

if [[ $mode != release ]]; then
    [[ $# -eq 1 && -d $1/releases ]] || fail "Name the folder that is served: deploy/release.sh --$mode /srv/aqueduto-docs"
    site=$(realpath "$1")
    if [[ $mode == list ]]; then
        list
        exit
    fi
    seen=$(target current)
else
    [[ $# -eq 2 && -n $2 ]] || fail "$USAGE"
    build=$(realpath -e "$1" 2>/dev/null) || fail "There is no build at $1. $USAGE"
    verify "$build"
    [[ $(realpath -m "$2")/ != "$build"/* ]] || fail "$2 is in the build: name the folder to serve from. $USAGE"
    mkdir -p "$2/releases" 2>/dev/null || fail "$2/releases cannot be made: check the path and who may write there."
    site=$(realpath "$2")
fi
lock
trap undo EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
target current >/dev/null
target previous >/dev/null
remove_unfinished
if [[ $mode == release ]]; then
    prune
    copy
    serve "releases/$made"
    prune
else
    # Two people who go back at once mean the same release to go back from, and the second would undo the first.
    [[ $(target current) == "$seen" ]] ||
        fail "Since this command was started, another one has put $(basename "$(target current)") into service: nothing has changed. Look at --list, then run this again."
    back=$(target previous)
    [[ -d $site/previous/ && ! $site/previous -ef $site/current ]] ||
        fail "There is no release before the served one: name one of --list, as deploy/release.sh $site/releases/NAME $site."
    [[ ! -f $site/previous/.manifest ]] || verify "$site/previous" # those of before manifests were served as they are
    serve "$back"
fi
