#!/usr/bin/env bash
# The executed tests on 64-bit Arm, by QEMU on another processor: compiled here for the target aarch64, run there on the
# JVM and on native-cpu, and compared. Samples are compiled there, too, and their images compared with those from here.
#
#   ci/aarch64.sh [OPTION...]
#
#   --programs=N    random programs, 100 by default
#   --numbers=N     numbers for each math function, 10000 by default
#   --page=BYTES    the size of pages: 4096 by default, or 65536
#   --samples=NAMES the samples that are compiled there, as a pattern: '*' by default
#
# Needs a JDK, Maven, and qemu-user-static of Debian. Arm's JDK and its libraries come from Debian's packages: they are
# unpacked into target/aarch64, which stays, and nothing is installed. The mirror is that of the machine. Ends with 1 if
# anything differs.
set -euo pipefail
cd "$(dirname "$0")/.."

programs=100
numbers=10000
page=4096
samples='*'
for argument in "$@"; do
  case $argument in
    --programs=*) programs=${argument#*=} ;;
    --numbers=*) numbers=${argument#*=} ;;
    --page=*) page=${argument#*=} ;;
    --samples=*) samples=${argument#*=} ;;
    *) sed -n '2,/^set/p' "$0" | sed '$d; s/^# \{0,1\}//' >&2; exit 2 ;;
  esac
done

release=bookworm
folder=$PWD/target/aarch64
root=$folder/root
bundle=$folder/bundle
arm=$root/usr/lib/jvm/java-17-openjdk-arm64/bin
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
  [ -n "$mirror" ] || { echo "no mirror of Debian's $release in the sources of apt" >&2; exit 2; }
  echo "deb [signed-by=$keys] $mirror $release main" >"$apt/sources.list"
  options=(-qq -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o APT::Install-Recommends=false
    -o "Dir::Etc::SourceList=$apt/sources.list" -o Dir::Etc::SourceParts=/dev/null
    -o "Dir::State=$apt" -o "Dir::State::status=$apt/status" -o "Dir::State::lists=$apt/lists"
    -o "Dir::Cache=$apt" -o "Dir::Cache::archives=$apt/archives"
    -o "APT::Sandbox::User=$(id -un)" -o Debug::NoLocking=true)
  apt-get "${options[@]}" update
  apt-get "${options[@]}" -y --download-only install openjdk-17-jdk-headless libstdc++6 >/dev/null
  rm -rf "$root.new"
  mkdir "$root.new"
  for archive in "$apt"/archives/*.deb; do
    dpkg-deb -x "$archive" "$root.new"
  done
  mv "$root.new" "$root"
}

# A JVM under QEMU starts processes of this machine only, and without its helper: so java is a script.
wrap() { # wrap COMMAND JVM-OPTION-PREFIX
  [ -e "$arm/$1.arm" ] || mv "$arm/$1" "$arm/$1.arm"
  cat >"$arm/$1" <<END
#!/bin/sh
exec qemu-aarch64-static -p $page -L $root $arm/$1.arm $2-Djdk.lang.Process.launchMechanism=VFORK "\$@"
END
  chmod +x "$arm/$1"
}

artifact() { # artifact COORDINATES
  mvn -q -B -ntp dependency:copy "-Dartifact=$1" "-DoutputDirectory=$folder" -Dmdep.useBaseVersion=true
}

version() { # version NAME, of the parent POM
  sed -n "s:.*<version.$1>\(.*\)</version.$1>.*:\1:p" pom.xml
}

build_bundle() {
  mvn -q -B -ntp verify -DskipTests -Dquick -Dspotless.check.skip
  artifact "org.bytedeco:llvm:$(version bytedeco-llvm):jar:linux-arm64"
  artifact org.junit.platform:junit-platform-console-standalone:1.13.4
  rm -rf "$bundle"
  mkdir -p "$bundle/lib"
  # Without LLVM: the tests compile nothing there.
  cp $(tr ':' '\n' <test-sources/target/class-path | grep -E '/(sycamore-|lwjgl|assertj-core|byte-buddy)[^/]*\.jar$') \
    "$folder"/junit-platform-console-standalone-*.jar "$bundle/lib"
  cp -r test-sources/target/classes "$bundle/random"
  cp -r test-sources/target/test-classes "$bundle/programs"
  libraries=$(cat test-sources/target/class-path)
  images=$PWD/backend-bridge/device-compiler/target/test-classes
  cp -r "$images" "$bundle/images"
  for target in aarch64 aarch64_macos; do
    java -cp "$images:$libraries" dev.sycamore.backend.ShippedImages "$bundle/shipped" "$target"
  done
  cd test-sources
  java -cp "target/test-classes:target/classes:$libraries" \
    dev.sycamore.tests.bundle.BundleBuilder "$bundle" aarch64 "$programs" "$numbers"
}

compile() { # compile FOLDER JAVAC LLVM [OPTION...]: the files of $names into the folder
  local into=$1 javac=$2 path
  path=$(printf '%s:' "$tools"/runtime/*.jar $(ls "$tools"/lib/*.jar | grep -v linux-x86_64) "$3")
  shift 3
  rm -rf "$into"
  mkdir "$into"
  "$javac" "$@" -d "$into" -cp "$path" -processorpath "$path" $names
}

samples() {
  tools=$PWD/backend-bridge/device-tools/target/sycamore
  base=samples/src/main/java/dev/sycamore/samples
  names=$(find $base -name "$samples.java")
  llvm=$(tr ':' '\n' <test-sources/target/class-path | grep linux-x86_64)
  targets=-Asycamore.targets=x86_64,x86_64_v3,aarch64,spir64,ptx64
  compile "$folder/here" javac "$llvm" "$targets"
  compile "$folder/there" "$arm/javac" "$(echo "$folder"/llvm-*-linux-arm64.jar)" "-J-Duser.home=$folder/home"
  diff -r "$folder/here" "$folder/there" >"$folder/diff" || { head "$folder/diff"; return 1; }
  echo "samples: all $(find "$folder/there" -type f | wc -l) files are those that this machine makes"
}

first_program() { # without options there, it is compiled for Arm; what is built here so runs there on the JVM
  echo "public class First {
    public static void main(String[] arguments) throws Exception {
      try (dev.sycamore.DeviceQueue q = dev.sycamore.DeviceQueue.open()) {
        int[] squares = new int[5];
        q.parallelFor(dev.sycamore.Range.range(5), i -> squares[i] = i * i).await();
        System.out.println(q.device().id() + java.util.Arrays.toString(squares));
      }
    }
  }" >"$folder/First.java"
  names=$folder/First.java
  compile "$folder/first-there" "$arm/javac" "$(echo "$folder"/llvm-*-linux-arm64.jar)" "-J-Duser.home=$folder/home"
  compile "$folder/first-here" javac "$llvm"
  local result='[0, 1, 4, 9, 16]'
  [ "$("$arm/java" -cp "$folder/first-there:$libraries" First)" = "native-cpu$result" ] &&
    [ "$("$arm/java" -cp "$folder/first-here:$libraries" First)" = "host$result" ] &&
    echo 'first program: native-cpu from a build there, host from one here'
}

mkdir -p "$folder" "$folder/home"
[ -d "$root" ] || unpack_root
wrap java ''
wrap javac -J
"$arm/java" -version
(build_bundle)
status=0
samples || status=1
cd "$bundle"
libraries=$PWD/programs:$PWD/random:$(printf '%s:' "$PWD"/lib/*.jar)
console="org.junit.platform.console.ConsoleLauncher execute --disable-banner --disable-ansi-colors --details=tree"
select=
for tests in Kernels Runtime Memory Barriers Exactness; do
  select+=" --select-class=dev.sycamore.backend.ArmImagesTest\$${tests}OnArm"
  select+=" --select-class=dev.sycamore.backend.MacOsImagesTest\$${tests}OfMacOs"
done
"$arm/java" -Dsycamore.test.images=shipped -cp "images:$libraries" $console $select || status=1
first_program || status=1
"$arm/java" -ea -XX:-OmitStackTraceInFastThrow -cp "$libraries" \
  dev.sycamore.tests.bundle.BundleRun native-cpu "$(nproc)" || status=1
[ $status = 0 ] && echo 'aarch64: all the same' || echo 'aarch64: FAILED'
exit $status
