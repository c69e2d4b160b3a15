#!/usr/bin/env bash
# Builds a user's Maven project of two modules, both with kernels, in one Maven process: twice in a row, then with -T2, and
# runs it. Sycamore comes from a repository of its own in a temporary folder, so that the user's stays as it is.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The packages that are there already, linked and not copied, without any earlier Sycamore.
repository=$(mvn -q help:evaluate -Dexpression=settings.localRepository -DforceStdout 2>/dev/null || true)
if [ -d "$repository" ]; then
  cp -al "$repository" "$work/repository" 2>/dev/null || cp -a "$repository" "$work/repository"
  rm -rf "$work/repository/dev/sycamore"
fi
build=(mvn -q -B -ntp -Dmaven.repo.local="$work/repository")

# A copy is built: the class paths that a build leaves for bin/ name the repository it used.
mkdir "$work/sycamore"
git ls-files -z | xargs -0 cp --parents -t "$work/sycamore"
(cd "$work/sycamore" && "${build[@]}" -Dquick -Dspotless.check.skip -DskipTests install)
cp -r "$root/test-sources/projects/two-modules" "$work/project"
cd "$work/project"

run() { # run LABEL
  SYCAMORE_DEVICE=native-cpu "$work/sycamore/bin/sycamore" run -cp core/target/classes:app/target/classes twomodules.app.App
  printf 'multi-module: %s ok\n' "$1"
}
"${build[@]}" compile
run 'first build'
"${build[@]}" compile
run 'second build'
"${build[@]}" -T2 clean compile
run 'parallel build'
