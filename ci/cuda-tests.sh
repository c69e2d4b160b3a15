#!/usr/bin/env bash
# The executed tests on an NVIDIA GPU, compared with the JVM.
#
#   ci/cuda-tests.sh [PROGRAMS]                  on this machine, which has a JDK, Maven and NVIDIA's driver; 1,000 random programs by default
#   ci/cuda-tests.sh bundle FOLDER [PROGRAMS]    compiles all of it here and writes FOLDER/cuda-tests.tar.xz for a machine that has the driver, and
#                                                neither a JDK nor Maven nor a network. There: tar xf cuda-tests.tar.xz && cuda-tests/run [PROCESSES]
#   ci/cuda-tests.sh kit FOLDER                  compiler and random programs for a machine with many processors, which has the driver and neither a
#                                                JDK nor Maven nor a network: FOLDER/cuda-fuzz.tar.xz, and in archives of their own the JVM and LLVM,
#                                                cuda-fuzz-jre.tar.xz and cuda-fuzz-llvm.tar.xz. There: tar xf of all, and cuda-fuzz/run SEED PROGRAMS [PROCESSES]
#
# All end with 1 if anything differs. In the first form a missing GPU is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."

run_here() { # run_here PROGRAMS
  tests=AcceptedProgramsTest,EcjProgramsTest,UncheckedAcceptedProgramsTest,ViolationsTest,FailingItemsTest,PrintsTest,NeighboursTest,LegalConstructsTest,ExternalFunctionsTest
  tests+=,RecordShapesTest,ConstantContentTest,TargetCodeTest,DebugInfoTest,SeveralDevicesTest,CudaTest,DeviceContextTest,ComputeDeviceTest,FuzzTest,OperationPairsTest
  rm -f runtime/target/surefire-reports/*.xml test-sources/target/surefire-reports/*.xml
  status=0
  SYCAMORE_REQUIRE_CUDA=1 mvn -B -ntp -fae verify -Dquick -Dspotless.check.skip -Dtest="$tests" -Dsurefire.failIfNoSpecifiedTests=false \
    "-Dfuzz.programs=$1" -Dfuzz.devices=native-cpu,cuda:0 -Dfuzz.targets=x86_64,ptx64 \
    -Dpairs.devices=native-cpu,cuda:0 -Dpairs.targets=x86_64,ptx64 || status=$?
  count() { cat {runtime,test-sources}/target/surefire-reports/*.xml | grep -cE "$1" || true; }
  echo "cuda-tests: $(count '<testcase .*cuda:0') tests on cuda:0, $1 random programs, $(count '<failure|<error') failures"
  exit $status
}

bundle() { # bundle FOLDER PROGRAMS
  mvn -q -B -ntp verify -DskipTests -Dquick -Dspotless.check.skip
  mvn -q -B -ntp dependency:copy -Dartifact=org.junit.platform:junit-platform-console-standalone:1.13.4 -DoutputDirectory="$PWD/target/junit" -Dmdep.useBaseVersion=true
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  out=$work/cuda-tests
  mkdir -p "$out/lib"
  libraries=$(tr ':' '\n' <test-sources/target/class-path)
  cp $(grep -E '/(sycamore-(runtime|annotations|binding-format|test-support)|lwjgl|assertj-core|byte-buddy|opentest4j|apiguardian)[^/]*\.jar$' <<<"$libraries") \
    target/junit/*.jar "$out/lib"
  cp -r test-sources/target/classes "$out/random"
  cp -r test-sources/target/test-classes "$out/programs"
  cp -r runtime/target/test-classes "$out/runtime"
  (cd test-sources && java -cp "target/test-classes:target/classes:$(cat target/class-path)" dev.sycamore.tests.bundle.BundleBuilder "$out" ptx64,nvidia_gpu_sm_80,nvidia_gpu_sm_90a "$2")
  jlink --add-modules java.base,java.logging,java.management,java.compiler,java.xml,jdk.jfr,jdk.unsupported --strip-debug --no-header-files \
    --no-man-pages --output "$out/jre"
  cp ci/cuda-bundle "$out/run"
  mkdir -p "$1"
  tar -C "$work" -cJf "$1/cuda-tests.tar.xz" cuda-tests
  ls -l "$1/cuda-tests.tar.xz"
}

kit() { # kit FOLDER
  mvn -q -B -ntp verify -DskipTests -Dquick -Dspotless.check.skip
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  out=$work/cuda-fuzz
  mkdir -p "$out/lib" "$work/jre/cuda-fuzz" "$work/llvm/cuda-fuzz/lib" "$work/unpacked" "$1"
  libraries=$(tr ':' '\n' <test-sources/target/class-path)
  natives=$(grep -E '/llvm-[^/]*-linux-x86_64\.jar$' <<<"$libraries")
  cp $(grep -E '/(sycamore|lwjgl|llvm|javacpp|javaparser|freemarker|asm|snakeyaml|picocli|ecj)[^/]*\.jar$' <<<"$libraries" | grep -vF "$natives") "$out/lib"
  cp -r test-sources/target/classes "$out/programs"
  cp ci/cuda-fuzz "$out/run"
  # Templates of FreeMarker need java.beans, which is in java.desktop.
  jlink --add-modules java.base,java.desktop,java.logging,java.management,java.compiler,java.xml,jdk.compiler,jdk.jfr,jdk.unsupported,jdk.zipfs --strip-debug \
    --no-header-files --no-man-pages --output "$work/jre/cuda-fuzz/jre"
  # Of LLVM only what the device compiler unpacks.
  (cd "$work/unpacked" && jar xf "$natives" && jar cfM0 "$work/llvm/cuda-fuzz/lib/llvm-natives.jar" org/bytedeco/llvm/linux-x86_64/{lib{LLVM,LTO,Remarks,jniLLVM}.so*,llc,lld})
  tar -C "$work" -cJf "$1/cuda-fuzz.tar.xz" cuda-fuzz
  tar -C "$work/jre" -cJf "$1/cuda-fuzz-jre.tar.xz" cuda-fuzz
  tar -C "$work/llvm" -cJf "$1/cuda-fuzz-llvm.tar.xz" cuda-fuzz
  ls -l "$1"/cuda-fuzz*.tar.xz
}

case ${1:-} in
  kit) kit "$2" ;;
  bundle) bundle "$2" "${3:-1000}" ;;
  *) run_here "${1:-1000}" ;;
esac
