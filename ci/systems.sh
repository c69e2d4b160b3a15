#!/usr/bin/env bash
# Runs the tests of the processor, of the commands and of the plugins for build tools as on Windows and on macOS, and
# prints a summary: tests of each module and system, failures, and what was skipped and why.
#
#   ci/systems.sh [windows|macos] [MAVEN-OPTION...]
#
# The tests' JVM has the names of the system, and a folder for temporary files with a letter beyond ASCII in its name.
# Device code is compiled by workers that are started as there: the program java and LLVM's libraries have the
# names that they have there. The libraries are stubs that load this machine's LLVM. Tests that need another system
# say so by @DisabledOnOs or @EnabledOnOs, with the reason. Needs gcc.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/repository.sh
work=$PWD/target/systems
systems=(windows macos)
if [[ ${1-} == windows || ${1-} == macos ]]; then
  systems=("$1")
  shift
fi
export LC_ALL=C.UTF-8
# Sockets and messages have no room for long paths.
short=$(mktemp -d "${TMPDIR:-/tmp}/XXXXXX")
trap 'rm -rf "$short"' EXIT

formats=binding-format,diagnostics,packager
formats+=,backend-bridge/device-formats,backend-bridge/device-build,backend-bridge/kernel-report
processor=java-frontend,outliner,processor
tools=backend-bridge/device-tools,maven-plugin,gradle-plugin
# Of this module the build's side of a worker; the rest is the worker itself, which runs on this machine's LLVM.
compiler=backend-bridge/device-compiler
client='dev/sycamore/backend/client/*Test'
options=(-B -ntp -q -fae -Dmaven.repo.local="$work/repository" -Dquick -Dmaven.test.failure.ignore=true
  -Dsurefire.failIfNoSpecifiedTests=false "$@")

rm -rf "$work"
mkdir -p "$work/classes" "$work/llvm"
install_copy "$work" -Dmaven.install.skip=false -Pgradle -pl "$processor,$tools" -am "$@"
cd "$work/sycamore"

javac -d "$work/classes" ci/systems/SimulatedSystem.java
printf 'Premain-Class: dev.sycamore.systems.SimulatedSystem\n' >"$work/manifest"
jar cfm "$work/agent.jar" "$work/manifest" -C "$work/classes" .

# This machine's LLVM, under the names that its files have for each other.
jar=$(tr ':' '\n' <processor/target/class-path | grep -E '/llvm-[^/]*-linux-[^/]*\.jar$' | head -1)
mapfile -t entries < <(jar tf "$jar" | grep -E '^[^ ]*/(lib(LLVM|LTO|Remarks|jniLLVM)\.so|lld|llc)$')
(cd "$work/llvm" && jar xf "$jar" "${entries[@]}")
llvm=$work/llvm/$(dirname "${entries[0]}")
for name in LLVM LTO Remarks; do
  mv "$llvm/lib$name.so" "$llvm/lib$name.so.20.1"
done
chmod +x "$llvm/lld" "$llvm/llc"

library() { # library FILE: one that is nothing but a reason to load LLVM
  gcc -shared -o "$1" -Wl,--no-as-needed "-Wl,-rpath,$llvm" -L "$llvm" \
    -l:libLLVM.so.20.1 -l:libLTO.so.20.1 -l:libRemarks.so.20.1 -l:libjniLLVM.so
}

program() { # program FILE COMMAND...: one that is the command
  printf '#!/bin/sh\nexec' >"$1"
  printf " '%s'" "${@:2}" >>"$1"
  printf ' "$@"\n' >>"$1"
  chmod +x "$1"
}

java_home=$(java -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java.home = //p')

simulate() { # simulate SYSTEM OS-NAME OS-ARCH CLASSIFIER-OF-LLVM ENDING-OF-PROGRAMS LIBRARY...
  local folder=$work/$1 llvm_files=$work/$1/files/org/bytedeco/llvm/$4 ending=$5 file
  local agent="-javaagent:$work/agent.jar=$2,$3,$work/$1/jdk" temporary="$short/ö"
  mkdir -p "$folder/jdk/bin" "$llvm_files" "$temporary"
  for file in "$java_home"/*; do
    [ "${file##*/}" = bin ] || ln -s "$file" "$folder/jdk/"
  done
  for file in "$java_home"/bin/*; do
    ln -sf "$file" "$folder/jdk/bin/${file##*/}"
    ln -sf "$file" "$folder/jdk/bin/${file##*/}$ending"
  done
  rm "$folder/jdk/bin/java$ending"
  program "$folder/jdk/bin/java$ending" "$java_home/bin/java" "$agent"
  for file in "${@:6}"; do
    library "$llvm_files/$file"
  done
  for file in lld llc; do
    program "$llvm_files/$file$ending" "$llvm/$file"
  done
  jar cf "$folder/llvm.jar" -C "$folder/files" .

  # Options with quotes in them are in a file of arguments.
  printf '"%s"\n' "$agent" "-Djava.io.tmpdir=$temporary" >"$folder/arguments"
  printf '%s\n' --add-exports jdk.compiler/com.sun.tools.javac.code=ALL-UNNAMED >>"$folder/arguments"
  find . -path '*/target/surefire-reports/TEST-*.xml' -delete
  local simulated=("-Dmaven.test.additionalClasspath=$folder/llvm.jar" "-Dtest.jvm.args=@$folder/arguments")
  mvn "${options[@]}" "${simulated[@]}" -pl "$formats,$processor,$tools" test
  mvn "${options[@]}" "${simulated[@]}" -pl "$compiler" "-Dtest=$client" test
  report "$1" >>"$work/reports"
}

report() { # report SYSTEM: lines of the system, the module and what became of its tests
  find . -path '*/target/surefire-reports/TEST-*.xml' -print0 | sort -z |
    xargs -0 awk -v os="$1" '
      function value(name,    text) {
        if (!match($0, " " name "=\"[^\"]*\"")) return ""
        text = substr($0, RSTART, RLENGTH)
        gsub(/^[^"]*"|"$/, "", text)
        gsub(/&gt;/, ">", text)
        gsub(/&#10;.*/, "", text)
        return text
      }
      FNR == 1 { module = FILENAME; sub(/^\.\//, "", module); sub(/\/target\/.*/, "", module) }
      /<testcase / {
        test = value("classname"); sub(/.*\./, "", test)
        if (value("name") != "") test = test "." value("name")
        print os "\t" module "\ttests\t"
      }
      /<(failure|error)[ >]/ { print os "\t" module "\tfailed\t" test }
      /<skipped/ { print os "\t" module "\tskipped\t" test ": " value("message") }'
}

for system in "${systems[@]}"; do
  case $system in
    windows) simulate windows 'Windows 11' amd64 windows-x86_64 .exe Remarks.dll LTO.dll jniLLVM.dll ;;
    macos)
      simulate macos 'Mac OS X' aarch64 macosx-arm64 '' \
        libLLVM.dylib libLTO.dylib libRemarks.dylib libjniLLVM.dylib
      ;;
  esac
done

printf '| tests | failed | skipped | module | system |\n|---:|---:|---:|---|---|\n'
awk -F'\t' '{ n[$1 FS $2 FS $3]++; n[$1 FS "all" FS $3]++; rows[$1 FS $2]; rows[$1 FS "all"] }
  END { for (r in rows) { split(r, w, FS)
    printf "| %d | %d | %d | %s | %s |\n", n[r FS "tests"], n[r FS "failed"], n[r FS "skipped"], w[2], w[1] } }' \
  "$work/reports" | sort -t'|' -k6,6 -k5,5
for what in skipped failed; do
  awk -F'\t' -v what="$what" '$3 == what { print what " on " $1 ": " $2 ": " $4 }' "$work/reports"
done
echo 'not run: what launches kernels (runtime, test-sources, samples)'
echo 'not run: the worker itself (the rest of device-compiler)'
! grep -q $'\tfailed\t' "$work/reports"
