#!/usr/bin/env bash
# Puts a build into service on a server that runs deploy/nginx, without a failed request.
#
#   deploy/release.sh BUILD SITE     such as: deploy/release.sh build /srv/aqueduto-docs
#
# The build is copied to SITE/releases/NAME first. Then SITE/previous is pointed to what is served now, whose readers
# still ask for its scripts, and SITE/current to the new one. Older releases are removed. To go back, run it with the
# folder of an earlier build.
set -euo pipefail

if [[ $# -ne 2 || ! -f "$1/index.html" || ! -f "$1/pt-BR/index.html" ]]; then
    echo "Name a finished build and the folder to serve from: deploy/release.sh build /srv/aqueduto-docs" >&2
    exit 1
fi
build=$1
site=$2

# A link is replaced by a rename, which no request can see half done.
point() {
    ln -sfn "releases/$2" "$site/$1.new"
    mv -T "$site/$1.new" "$site/$1"
}

mkdir -p "$site/releases"
name=$(date -u +%Y%m%dT%H%M%S.%N)
cp -a "$build" "$site/releases/$name.partial"
mv "$site/releases/$name.partial" "$site/releases/$name"

served=$(basename "$(readlink "$site/current" || true)")
if [[ -n $served ]]; then
    point previous "$served"
fi
point current "$name"

for release in "$site"/releases/*; do
    release=$(basename "$release")
    if [[ $release != "$name" && $release != "$served" ]]; then
        rm -rf "${site:?}/releases/$release"
    fi
done
echo "$site serves $name${served:+; the one before was $served}."
