#!/usr/bin/env bash
# Builds and runs what the README shows, as it is written there: its project and commands with the Maven on the path and with the newest 3.9, and its error. Then what
# docs/BUILD-TOOLS.md shows: the options of the processor, the lines for plain javac, and those for sycamorec and sycamore. And the README's project without the
# plugin's version, which must work, or report what is wrong.
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

project() { # project FOLDER: the README's project
  mkdir -p "$1/src/main/java"
  snippet xml '^## Use it in your project$' "$sycamore/README.md" >"$1/pom.xml"
  snippet java '^# Sycamore' "$sycamore/README.md" >"$1/src/main/java/Mandelbrot.java"
}

drew() { # drew LABEL OUTPUT PICTURE
  [ "$2" = 'drawn by native-cpu' ] || fail "$1: prints $2"
  cmp -s "$3" "$sycamore/docs/pictures/mandelbrot.png" || fail "$1: draws another picture than the README shows"
  printf 'readme: %s: %s\n' "$1" "$2"
}

runs() { # runs LABEL CLASSES
  (cd "$work" && "$sycamore/bin/sycamore" run -cp "$2" Mandelbrot >"$work/output.txt")
  drew "$1" "$(cat "$work/output.txt")" "$work/mandelbrot.png"
}

# Maven 3.9 as a user would unpack it.
mvn -q -B -ntp -Dmaven.repo.local="$work/repository" org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack \
  -Dartifact="org.apache.maven:apache-maven:$maven39:zip:bin" -DoutputDirectory="$work/maven"
chmod +x "$work/maven/apache-maven-$maven39/bin/mvn"

for maven in mvn "$work/maven/apache-maven-$maven39/bin/mvn"; do
  version=$("$maven" --version | sed 's/\x1b\[[0-9;]*m//g' | awk 'NR == 1 { print $3 }')
  build=("$maven" -q -B -ntp -Dmaven.repo.local="$work/repository" compile)
  project "$work/$version"
  snippet sh '^Compile and run it' "$sycamore/README.md" | sed "s|^mvn |$maven -B -ntp -Dmaven.repo.local=$work/repository |" >"$work/$version/commands.sh"
  (cd "$work/$version" && sh -eu commands.sh >"$work/output.txt")
  drew "Maven $version" "$(sed 's/\x1b\[[0-9;]*m//g' "$work/output.txt")" "$work/$version/mandelbrot.png"

  project "$work/$version-options"
  snippet xml '^\*\*Options\*\*' "$sycamore/docs/BUILD-TOOLS.md" >"$work/options.xml"
  sed -i -e '/<compilerArgs>/,/<\/compilerArgs>/d' -e "/<configuration>/r $work/options.xml" "$work/$version-options/pom.xml"
  (cd "$work/$version-options" && "${build[@]}")
  runs "Maven $version, options" "$work/$version-options/target/classes"
  images=$("$sycamore/bin/sycamore" dump "$work/$version-options/target/classes")
  for target in x86_64 spir64 ptx64 llvm_nvptx64; do
    grep -q " $target .* good " <<<"$images" || fail "Maven $version, options: no image for $target: $images"
  done

  project "$work/$version-default"
  sed -i '/maven-compiler-plugin/{n;d}' "$work/$version-default/pom.xml"
  # The plugin that Maven 3.8 uses by default ignores maven.compiler.release, and its default is Java 5.
  levels=()
  case $version in 3.8.*) levels=(-Dmaven.compiler.source=17 -Dmaven.compiler.target=17) ;; esac
  if (cd "$work/$version-default" && "${build[@]}" "${levels[@]}") >"$work/default.txt" 2>&1; then
    runs "Maven $version, no version of the plugin" "$work/$version-default/target/classes"
  else
    grep -m1 'SYC4008' "$work/default.txt" | sed "s/^.*Mandelbrot/readme: Maven $version, no version of the plugin: Mandelbrot/" ||
      fail "Maven $version without a version of the plugin fails, and not with SYC4008: $(cat "$work/default.txt")"
  fi
done

cd "$sycamore"
snippet java '^# Sycamore' README.md >Mandelbrot.java
snippet sh '^\*\*Plain javac\*\*' docs/BUILD-TOOLS.md >javac.sh
sh -eu javac.sh
runs 'plain javac' "$sycamore/out"
rm -rf out

snippet sh 'In a built checkout:$' docs/BUILD-TOOLS.md | grep -v opencl >commands.sh
drew 'sycamorec and sycamore' "$(sh -eu commands.sh)" mandelbrot.png

# The README's error, of the change that it describes.
mkdir "$work/error"
sed -e 's/^import java.io.File;/&\nimport java.util.List;/' -e 's/^    int\[\] pixels.*/&\n    List<Integer> palette = List.of(0, 255);/' \
  -e 's/= color(/= palette.get(/' Mandelbrot.java >"$work/error/Mandelbrot.java"
if (cd "$work/error" && "$sycamore/bin/sycamorec" Mandelbrot.java -d out) >"$work/error.txt" 2>&1; then
  fail 'the change that the README describes compiles'
fi
snippet text '^## What errors look like$' README.md >"$work/shown.txt"
# The README leaves out lines of it, and changes none.
if grep -q '^<' <<<"$(diff "$work/shown.txt" "$work/error.txt")"; then
  fail "the error is not the README's: $(cat "$work/error.txt")"
fi
printf 'readme: the error is the one that is shown\n'
