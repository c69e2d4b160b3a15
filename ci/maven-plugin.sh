#!/usr/bin/env bash
# Builds a user's Maven project with sycamore-maven-plugin: classes with modules, linked with the jar of a library, reported on, checked and run; again
# after a change in the library; and one module with a kernel that a target cannot run, whose check must fail. Sycamore comes from a repository of its own in a temporary folder.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

. ci/repository.sh
install_copy "$work"
cp -r test-sources/projects/maven-plugin "$work/project"
cd "$work/project"

fail() { printf 'maven-plugin: %s\n' "$1" >&2; exit 1; }
build() { mvn -B -ntp -Dstyle.color=never -Dmaven.repo.local="$work/repository" "$@" > build.txt 2>&1; }
expect() { # expect NUMBER
  found=$(SYCAMORE_DEVICE=native-cpu "$work/sycamore/bin/sycamore" run -cp good/target/classes:library/target/library-1.jar mavenplugin.good.App)
  [ "$found" = "$1" ] || fail "$found instead of $1"
}
build verify -pl library,good || { cat build.txt >&2; exit 1; }
grep 'Kernels:' build.txt
grep -q 'Scale.of' good/target/sycamore-report.html || fail 'the report lacks the function of the library'
expect 15
printf 'maven-plugin: good ok\n'

sed -i 's/x \* 3/x * 4/' library/src/main/java/mavenplugin/library/Scale.java
build verify -pl library,good || { cat build.txt >&2; exit 1; }
expect 20
printf 'maven-plugin: changed library ok\n'

if build verify -pl bad; then
  fail 'a kernel lacks an image, and the check did not say so'
fi
grep -A2 'error: kernel' build.txt
grep -q 'bad/src/main/java/mavenplugin/bad/App.java:15:40: error: kernel `thirds` has no image for x86_64_v2: it uses the aspect `fp64`' build.txt ||
  fail 'the check says something else'
printf 'maven-plugin: bad ok\n'
