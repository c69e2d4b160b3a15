#!/usr/bin/env bash
# Builds a user's Gradle project twice, with a change of a method that a kernel calls in between: the second build must compile the kernel again, though its file has
# not changed. Then the same with a project that applies the plugin, where the method is in another project, and whose check must fail if an image is missing. With the Gradle on the path, else Debian's (as root). Sycamore comes from a repository of its own in a temporary folder.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
command -v gradle >/dev/null || { apt-get update -qq; apt-get install -y -qq --no-install-recommends gradle >/dev/null; }

. ci/repository.sh
install_copy "$work" -Pgradle
cp -r test-sources/projects/gradle "$work/project"
cd "$work/project"

build() { gradle --offline --no-daemon -q -Dmaven.repo.local="$work/repository" "$@"; }
expect() { # expect NUMBER CLASS [CLASS PATH...]
  found=$(SYCAMORE_DEVICE=native-cpu "$work/sycamore/bin/sycamore" run -cp "build/classes/java/main${3-}" "$2")
  [ "$found" = "$1" ] || { printf 'gradle: %s instead of %s\n' "$found" "$1" >&2; exit 1; }
}
build compileJava
expect 15 gradleproject.App
printf 'gradle: first build ok\n'
sed -i 's/x \* 3/x * 4/' src/main/java/gradleproject/Factor.java
build compileJava
expect 20 gradleproject.App
printf 'gradle: second build ok\n'

cp -r "$work/sycamore/test-sources/projects/gradle-plugin" "$work/plugin"
cd "$work/plugin"
core=:core/build/classes/java/main
build check
expect 15 gradleplugin.App $core
printf 'gradle: plugin: first build ok\n'
sed -i 's/x \* 3/x * 4/' core/src/main/java/gradleplugin/Factor.java
build check
expect 20 gradleplugin.App $core
printf 'gradle: plugin: second build ok\n'
# The images are for x86_64 only.
printf '%s\n' 'afterEvaluate { sycamoreCheck.targets = "x86_64,spir64" }' >> build.gradle
if build sycamoreCheck 2> missing.txt; then
  echo 'gradle: an image is missing, and the check did not say so' >&2
  exit 1
fi
grep 'has no image for spir64' missing.txt
printf 'gradle: plugin: check ok\n'
