#!/usr/bin/env bash
# Makes a release's repository, and builds a user's project from it as the README shows.
#
#   ci/release.sh VERSION [FOLDER] [MAVEN-OPTION...]
#
# Of the tracked files a copy with that version is built, with Javadoc, sources, bills of materials and checksums, signed if -Dgpg.keyname= is
# given; what users need of it is left in FOLDER, target/release-VERSION by default. Then the README's Maven example is built from that
# folder with a home folder and a local repository that are empty, and run. Tests are not run: ci/run has run them.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/repository.sh
[[ ${1-} =~ ^[0-9]+\.[0-9]+\.[0-9]+([-.][A-Za-z0-9.-]+)?$ ]] || { sed -n '2,/^set/p' "$0" | sed '$d; s/^# \{0,1\}//'; exit 2; }
version=$1
shift
folder=$PWD/target/release-$version
if [ $# -gt 0 ] && [ "${1#-}" = "$1" ]; then
  folder=$(realpath -m "$1")
  shift
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  printf 'release: %s\n' "$1" >&2
  exit 1
}
[ ! -e "$folder" ] || fail "$folder is there already"

snapshot=$(sed -n 's/^  <version>\(.*\)<\/version>$/\1/p' pom.xml | head -n 1)
mkdir "$work/sycamore"
git ls-files -z | xargs -0 cp --parents -t "$work/sycamore"
(
  cd "$work/sycamore"
  find . -name pom.xml -not -path './test-sources/projects/*' -print0 | xargs -0 sed -i "s/>$snapshot</>$version</"
  mvn -q -B -ntp -Prelease,spark,gradle,eclipse -Dquick -Dspotless.check.skip -DskipTests "$@" verify
)
repository=$work/sycamore/target/release-repository
[ -d "$repository" ] || fail 'no repository was made'

# What Maven Central asks of each artifact.
artifacts=0
while IFS= read -r pom; do
  base=${pom%.pom}
  grep -q '<packaging>pom' "$pom" && continue
  for part in .jar -sources.jar -javadoc.jar -cyclonedx.json; do
    [ -s "$base$part" ] || fail "${base##*/}$part is missing"
    [ -s "$base$part.sha1" ] || fail "${base##*/}$part has no checksum"
  done
  for file in LICENSE NOTICE; do
    unzip -l "$base.jar" "META-INF/$file" >/dev/null || fail "${base##*/}.jar has no $file"
  done
  artifacts=$((artifacts + 1))
done < <(find "$repository" -name '*.pom')
[ "$artifacts" -gt 0 ] || fail 'the repository is empty'
mkdir -p "$(dirname "$folder")"
cp -r "$repository" "$folder"
printf 'release: %d artifacts and their parents in %s\n' "$artifacts" "$folder"

# A new user's project: the README's, with this version and the folder.
project=$work/project
mkdir -p "$project/src/main/java" "$work/home"
snippet xml '^## Use it in your project$' README.md |
  sed -e "s/>$snapshot</>$version</" \
    -e "s|^  <dependencies>|  <repositories><repository><id>sycamore</id><url>file://$folder</url></repository></repositories>\n&|" >"$project/pom.xml"
snippet java '^# Sycamore' README.md >"$project/src/main/java/Mandelbrot.java"
(
  cd "$project"
  export HOME=$work/home SYCAMORE_DEVICE=native-cpu
  mvn -q -B -ntp "-Duser.home=$HOME" compile
  mvn -q -B -ntp "-Duser.home=$HOME" org.apache.maven.plugins:maven-dependency-plugin:3.9.0:build-classpath -Dmdep.outputFile=class-path
  # The compiler and LLVM are not among what the program runs with.
  ! grep -qE 'llvm|javacpp|sycamore-(processor|device|diagnostics)' class-path || fail "the run-time class path has parts of the compiler: $(cat class-path)"
  found=$(java -cp "target/classes:$(cat class-path)" Mandelbrot)
  [ -n "$found" ] || fail 'the program printed nothing'
  printf 'release: a Maven project compiled from it runs: %s\n' "$found"
)
