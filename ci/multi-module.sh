#!/usr/bin/env bash
# Builds users' Maven projects: two modules, both with kernels, in one Maven process: twice in a row, then with -T2, and run. Then
# two modules whose processor is in jars that relative paths name, with -T2. Then three modules whose jars make one kernel: built,
# run on the native CPU and, if there is one, the first OpenCL device; and linked by the command, with and without a jar that is
# needed, and by the driver; and with a function that uses fp64 without saying so. Sycamore comes from a repository of its own in a
# temporary folder, so that the user's stays as it is. For a nightly job: it builds a copy of this checkout.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

build=(mvn -q -B -ntp -Dmaven.repo.local="$work/repository")
. ci/repository.sh
install_copy "$work"
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

# The processor is in jars of the project, whose paths begin at a module, at the folder in which Maven runs, or at that of a
# javac of its own. Both modules compile at once, in one process but for the last.
cp -r "$root/test-sources/projects/processor-paths" "$work/paths"
cd "$work/paths"
mkdir lib
cp "$work"/sycamore/backend-bridge/device-tools/target/sycamore/lib/*.jar lib/
paths() { # paths LABEL FOLDER [OPTION OF MAVEN...]
  "${build[@]}" -T2 clean compile -Dprocessor.path="$(printf '%s\n' lib/*.jar | sed "s|^|$2|" | paste -sd:)" "${@:3}"
  for module in left:'[0, 2, 4, 6]' right:'[0, 3, 6, 9]'; do
    output=$(SYCAMORE_DEVICE=native-cpu "$work/sycamore/bin/sycamore" run -cp "${module%%:*}/target/classes" paths.App)
    [ "$output" = "${module#*:}" ] || { printf 'processor-paths: %s: %s: %s\n' "$1" "$module" "$output" >&2; exit 1; }
  done
  printf 'processor-paths: %s ok\n' "$1"
}
paths 'of the module' '${project.basedir}/../'
paths 'of Maven' ''
paths 'of javac' '../' -Djavac.fork=true

cp -r "$root/test-sources/projects/device-libraries" "$work/libraries"
cd "$work/libraries"
"${build[@]}" package
jars=geometry/target/geometry-1.jar:mixing/target/mixing-1.jar:app/target/app-1.jar
for device in native-cpu opencl:0; do
  if [ $device = native-cpu ] || [ -n "${SYCAMORE_REQUIRE_OPENCL:-}" ]; then
    printf 'device-libraries: %s: ' $device
    SYCAMORE_DEVICE=$device "$work/sycamore/bin/sycamore" run -cp "$jars" devicelibraries.app.App
  fi
done

"$work/sycamore/bin/sycamore" link app/target/app-1.jar mixing/target/mixing-1.jar geometry/target/geometry-1.jar -o whole.bc
for target in x86_64 spir64 ptx64; do
  "$work/sycamore/bin/sycamore" aot --target=$target --emit-llvm -S whole.bc -o whole.$target.ll
done
printf 'device-libraries: link ok\n'
if "$work/sycamore/bin/sycamore" link app/target/app-1.jar mixing/target/mixing-1.jar -o half.bc 2> missing.txt; then
  echo 'device-libraries: a function is missing, and link did not say so' >&2
  exit 1
fi
sed 's/^/device-libraries: /' missing.txt

# The same images by the driver, in a folder of their own that comes first on the class path.
all=(app/target/app-1.jar mixing/target/mixing-1.jar geometry/target/geometry-1.jar)
"$work/sycamore/bin/sycamorec" --device-link -d device "${all[@]}"
for device in native-cpu opencl:0; do
  if [ $device = native-cpu ] || [ -n "${SYCAMORE_REQUIRE_OPENCL:-}" ]; then
    printf 'device-libraries: device link: %s: ' $device
    SYCAMORE_DEVICE=$device "$work/sycamore/bin/sycamore" run -cp "device:$jars" devicelibraries.app.App
  fi
done

# A library function that uses fp64 and does not say so: told where the application calls it, and by the device link.
sed -i 's/return helper(x) + /return (float) (helper(x) * 1.5 \/ 1.5) + /' geometry/src/main/java/devicelibraries/geometry/Geometry.java
mvn -B -ntp -Dmaven.repo.local="$work/repository" clean package > package.txt 2>&1
grep -o 'App.java.*\[SYC2003\].*' package.txt | sed 's/^/device-libraries: /'
"$work/sycamore/bin/sycamorec" --device-link -d again "${all[@]}" 2> warnings.txt
grep 'not expected by its calling kernel' warnings.txt | sed 's/^/device-libraries: /'
