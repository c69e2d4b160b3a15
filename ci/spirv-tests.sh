#!/usr/bin/env bash
# Runs the executed tests on SPIR-V. Debian 12's PoCL takes none, Debian 13's does: the tests' JVM runs inside a Debian 13 folder,
# everything else (Maven, the JDK, the compiled classes) is this machine's. As root, on a Debian machine:
#
#   ci/spirv-tests.sh [FOLDER]     FOLDER: where Debian 13 is, or is to be made (800 MB); target/debian13 if not given
#
# In this run there is no OpenCL C that the runtime could fall back to, and a missing OpenCL device is a failure.
# 40 random programs run too, a batch of 20 at a time. PoCL 6 has an assertion that ends the process for some kernels with barriers: it is
# counted and named in the report, and the next program runs in a new process.
set -euo pipefail
# In a mount namespace of its own: what is mounted here is gone with this process.
if [ -z "${SYCAMORE_MOUNT_NAMESPACE:-}" ]; then
  SYCAMORE_MOUNT_NAMESPACE=1 exec unshare --mount --propagation private "$0" "$@"
fi
cd "$(dirname "$0")/.."
root=$(realpath -m "${1:-target/debian13}")

if ! [ -e "$root/complete" ]; then
  command -v debootstrap >/dev/null || { apt-get update -qq; apt-get install -y -qq --no-install-recommends debootstrap >/dev/null; }
  # The mirror that this machine's own packages come from.
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -v security | sort -u | head -1)
  mkdir -p "$(dirname "$root")"
  debootstrap --variant=minbase --include=pocl-opencl-icd,ocl-icd-libopencl1,clinfo trixie "$root" "$mirror" >"$root.log" 2>&1 \
    || { echo "debootstrap failed, see $root.log" >&2; exit 1; }
  touch "$root/complete"
fi

# NativeHostTest compiles a program in C.
[ -x "$root/usr/bin/cc" ] || chroot "$root" apt-get install -y -qq --no-install-recommends gcc libc6-dev >/dev/null

# Build first, and without `clean`: the folder may be below target/.
mvn -B -ntp -q verify -DskipTests -Dquick -Dspotless.check.skip

java_home=$(java -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java.home = //p')
for path in /proc /sys /dev /tmp "$java_home" /etc/java-* "$HOME/.m2" "$PWD"; do
  if [ -d "$path" ]; then
    mkdir -p "$root$path"
    mount --bind "$path" "$root$path"
  fi
done
chroot "$root" clinfo --raw | grep -E 'CL_DEVICE_(NAME|VERSION|IL_VERSION)|CL_DRIVER_VERSION'

# A JVM that is this machine's, in the other root.
mkdir -p target/debian13-jvm/bin
cat >target/debian13-jvm/bin/java <<JAVA
#!/bin/sh
exec chroot "$root" /bin/sh -c 'cd "\$0" && exec "\$@"' "\$PWD" "$java_home/bin/java" "\$@"
JAVA
chmod +x target/debian13-jvm/bin/java

SYCAMORE_REQUIRE_OPENCL=1 SYCAMORE_REQUIRE_SPIRV=1 mvn -B -ntp verify -Dquick -Dspotless.check.skip \
  -Djvm="$PWD/target/debian13-jvm/bin/java" -Dtest=AcceptedProgramsTest,EcjProgramsTest,NativeHostTest,RecordShapesTest,FuzzTest,ForeignImagesTest \
  -Dfuzz.programs=40 -Dfuzz.batch=20 -Dfuzz.openclEvery=1 "-Dfuzz.driverCrashes=Cannot add context restore for a PHI node at the region entry" \
  -Dsurefire.failIfNoSpecifiedTests=false
