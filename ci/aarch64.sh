#!/usr/bin/env bash
# The executed tests on 64-bit Arm, by QEMU on another processor: compiled here for the target aarch64, run there on the
# JVM and on native-cpu, and compared.
#
#   ci/aarch64.sh [PROGRAMS [PAGE]]    with so many random programs, 100 by default, and pages of so many bytes: 4096
#                                      by default, or 65536
#
# Needs a JDK, Maven, and qemu-user-static of Debian. Arm's JVM and its libraries come from Debian's packages: they are
# unpacked into target/aarch64, which stays, and nothing is installed. The mirror is that of the
# machine. Ends with 1 if anything differs.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=openjdk-17-jre-headless
release=bookworm
folder=$PWD/target/aarch64
root=$folder/root
bundle=$folder/bundle
java="qemu-aarch64-static -p ${2:-4096} -L $root $root/usr/lib/jvm/java-17-openjdk-arm64/bin/java"
if ! command -v qemu-aarch64-static >/dev/null; then
  echo 'no qemu-aarch64-static: apt-get install qemu-user-static' >&2
  exit 2
fi

unpack_root() { # with lists, states and archives of its own: apt's and dpkg's are this machine's
  apt=$folder/apt
  mkdir -p "$apt/lists/partial" "$apt/archives/partial"
  : >"$apt/status"
  keys=/usr/share/keyrings/debian-archive-keyring.gpg
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $release" | sed -n 1p)
  echo "deb [signed-by=$keys] $mirror $release main" >"$apt/sources.list"
  options=(-qq -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o APT::Install-Recommends=false
    -o "Dir::Etc::SourceList=$apt/sources.list" -o Dir::Etc::SourceParts=/dev/null
    -o "Dir::State=$apt" -o "Dir::State::status=$apt/status" -o "Dir::State::lists=$apt/lists"
    -o "Dir::Cache=$apt" -o "Dir::Cache::archives=$apt/archives"
    -o "APT::Sandbox::User=$(id -un)" -o Debug::NoLocking=true)
  apt-get "${options[@]}" update
  apt-get "${options[@]}" -y --download-only install "$packages" >/dev/null
  rm -rf "$root.new"
  mkdir "$root.new"
  for archive in "$apt"/archives/*.deb; do
    dpkg-deb -x "$archive" "$root.new"
  done
  mv "$root.new" "$root"
}

build_bundle() { # build_bundle PROGRAMS
  mvn -q -B -ntp verify -DskipTests -Dquick -Dspotless.check.skip
  lwjgl=$(sed -n 's:.*<version.lwjgl>\(.*\)</version.lwjgl>.*:\1:p' pom.xml)
  natives=org.lwjgl:lwjgl:$lwjgl:jar:natives-linux-arm64
  mvn -q -B -ntp dependency:copy "-Dartifact=$natives" "-DoutputDirectory=$folder" -Dmdep.useBaseVersion=true
  junit=org.junit.platform:junit-platform-console-standalone:1.13.4
  mvn -q -B -ntp dependency:copy "-Dartifact=$junit" "-DoutputDirectory=$folder" -Dmdep.useBaseVersion=true
  rm -rf "$bundle"
  mkdir -p "$bundle/lib"
  # Without LLVM: no compiler runs there.
  cp $(tr ':' '\n' <test-sources/target/class-path | grep -E '/(sycamore-|lwjgl|assertj-core|byte-buddy)[^/]*\.jar$') \
    "$folder"/{lwjgl-*-natives-linux-arm64,junit-platform-console-standalone-*}.jar "$bundle/lib"
  cp -r test-sources/target/classes "$bundle/random"
  cp -r test-sources/target/test-classes "$bundle/programs"
  libraries=$(cat test-sources/target/class-path)
  images=$PWD/backend-bridge/device-compiler/target/test-classes
  cp -r "$images" "$bundle/images"
  java -cp "$images:$libraries" dev.sycamore.backend.ShippedImages "$bundle/shipped" aarch64
  cd test-sources
  java -cp "target/test-classes:target/classes:$libraries" \
    dev.sycamore.tests.bundle.BundleBuilder "$bundle" aarch64 "$1"
}

generated() { # generated LIST: a JVM under QEMU starts no processes, so one for each list is started here
  sed 's/$/ native-cpu/' "$1.txt" >"$1.in"
  $java -Xmx1g -ea -cp "$libraries" dev.sycamore.fuzz.run.FuzzWorker <"$1.in" >"$1.out" || status=1
  all=$(wc -l <"$1.in")
  compared=$(grep -c '^@@ done' "$1.out" || true)
  same=$(grep -cE '^@@ (same|fails)' "$1.out" || true)
  grep -E '^@@ (different|threw)' "$1.out" && status=1
  [ "$compared" = "$all" ] && [ "$same" = $((2 * all)) ] || status=1
  echo "$1: $compared of $all programs were compared, $((same / 2)) the same"
}

mkdir -p "$folder"
[ -d "$root" ] || unpack_root
$java -version
(build_bundle "${1:-100}")
cd "$bundle"
libraries=$PWD/programs:$PWD/random:$(printf '%s:' "$PWD"/lib/*.jar)
status=0
console="org.junit.platform.console.ConsoleLauncher execute --disable-banner --disable-ansi-colors --details=tree"
select=
for tests in Kernels Runtime Memory Barriers Exactness; do
  select+=" --select-class=dev.sycamore.backend.ArmImagesTest\$${tests}OnArm"
done
$java -Dsycamore.test.images=shipped -cp "images:$libraries" $console $select || status=1
$java -ea -XX:-OmitStackTraceInFastThrow -cp "$libraries" dev.sycamore.tests.bundle.BundleRun native-cpu 0 || status=1
generated pairs
generated random
[ $status = 0 ] && echo 'aarch64: all the same' || echo 'aarch64: FAILED'
exit $status
