#!/usr/bin/env bash
# Builds a user's Gradle project twice, with a change of a method that a kernel calls in between: the second build must compile the kernel again, though its file has
# not changed. With the Gradle on the path, else Debian's (as root). Sycamore comes from a repository of its own in a temporary folder.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
command -v gradle >/dev/null || { apt-get update -qq; apt-get install -y -qq --no-install-recommends gradle >/dev/null; }

. ci/repository.sh
install_copy "$work"
cp -r test-sources/projects/gradle "$work/project"
cd "$work/project"

build() { gradle --offline --no-daemon -q -Dmaven.repo.local="$work/repository" compileJava; }
expect() { # expect NUMBER
  found=$(SYCAMORE_DEVICE=native-cpu "$work/sycamore/bin/sycamore" run -cp build/classes/java/main gradleproject.App)
  [ "$found" = "$1" ] || { printf 'gradle: %s instead of %s\n' "$found" "$1" >&2; exit 1; }
}
build
expect 15
printf 'gradle: first build ok\n'
sed -i 's/x \* 3/x * 4/' src/main/java/gradleproject/Factor.java
build
expect 20
printf 'gradle: second build ok\n'
