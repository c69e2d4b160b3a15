#!/usr/bin/env bash
# Builds and runs what the README shows, as it is written there: the Maven lines with the Maven on the path and with the newest 3.9, the same lines with
# the options of the processor and without the plugin's version (which must work, or say what is wrong), the lines for plain javac, and those for sycamorec and sycamore.
# Sycamore comes from a repository of its own in a temporary folder.
#
#   ci/readme.sh [--empty]      with --empty that repository has nothing at first, and everything is downloaded
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
maven39=3.9.11

. ci/repository.sh
if [ "${1:-}" = --empty ]; then
  mkdir "$work/repository"
fi
install_copy "$work"
export SYCAMORE_DEVICE=native-cpu
sycamore=$work/sycamore

fail() {
  printf 'readme: %s\n' "$1" >&2
  exit 1
}

project() { # project FOLDER: the Maven lines in a project with nothing else, and the README's first example
  mkdir -p "$1/src/main/java"
  {
    printf '<project><modelVersion>4.0.0</modelVersion><groupId>readme</groupId><artifactId>readme</artifactId><version>1</version>\n'
    snippet xml '^\*\*Maven\*\*$' "$sycamore/README.md"
    printf '</project>\n'
  } >"$1/pom.xml"
  snippet java '^## The smallest example$' "$sycamore/README.md" >"$1/src/main/java/Saxpy.java"
}

runs() { # runs LABEL CLASSES
  # A kernel that was not compiled does not run on the native CPU, and the example prints the device's name.
  found=$("$sycamore/bin/sycamore" run -cp "$2" Saxpy)
  [ -n "$found" ] || fail "$1: prints nothing"
  printf 'readme: %s: runs on %s\n' "$1" "$found"
}

# Maven 3.9 as a user would unpack it.
mvn -q -B -ntp -Dmaven.repo.local="$work/repository" org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack \
  -Dartifact="org.apache.maven:apache-maven:$maven39:zip:bin" -DoutputDirectory="$work/maven"
chmod +x "$work/maven/apache-maven-$maven39/bin/mvn"

for maven in mvn "$work/maven/apache-maven-$maven39/bin/mvn"; do
  version=$("$maven" --version | sed 's/\x1b\[[0-9;]*m//g' | awk 'NR == 1 { print $3 }')
  build=("$maven" -q -B -ntp -Dmaven.repo.local="$work/repository" compile)
  project "$work/$version"
  (cd "$work/$version" && "${build[@]}")
  runs "Maven $version" "$work/$version/target/classes"

  project "$work/$version-options"
  snippet xml '^\*\*Options\*\*' "$sycamore/README.md" >"$work/options.xml"
  sed -i "/<configuration>/r $work/options.xml" "$work/$version-options/pom.xml"
  (cd "$work/$version-options" && "${build[@]}")
  runs "Maven $version, options" "$work/$version-options/target/classes"
  images=$("$sycamore/bin/sycamore" dump "$work/$version-options/target/classes")
  for target in x86_64 spir64 ptx64 llvm_nvptx64; do
    printf '%s' "$images" | grep -q " $target .* good " || fail "Maven $version, options: no image for $target: $images"
  done

  project "$work/$version-default"
  sed -i '/maven-compiler-plugin/{n;d}' "$work/$version-default/pom.xml"
  # Maven 3.8's own plugin ignores maven.compiler.release, and its default is Java 5.
  levels=()
  case $version in 3.8.*) levels=(-Dmaven.compiler.source=17 -Dmaven.compiler.target=17) ;; esac
  if (cd "$work/$version-default" && "${build[@]}" "${levels[@]}") >"$work/default.txt" 2>&1; then
    runs "Maven $version, no version of the plugin" "$work/$version-default/target/classes"
  else
    grep -m1 'SYC4008' "$work/default.txt" | sed "s/^.*Saxpy/readme: Maven $version, no version of the plugin: Saxpy/" ||
      fail "Maven $version without a version of the plugin fails, and not with SYC4008: $(cat "$work/default.txt")"
  fi
done

cd "$sycamore"
snippet java '^## The smallest example$' "$sycamore/README.md" >Saxpy.java
snippet sh '^\*\*Plain javac\*\*' "$sycamore/README.md" >javac.sh
sh -eu javac.sh
runs 'plain javac' out
rm -rf out

snippet sh '^In a built checkout:$' "$sycamore/README.md" | grep -v opencl >commands.sh
found=$(sh -eu commands.sh)
[ "$found" = "$("$sycamore/bin/sycamore" run -cp out Saxpy)" ] || fail "sycamorec: $found"
printf 'readme: sycamorec and sycamore: %s\n' "$found"
