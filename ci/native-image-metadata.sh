#!/usr/bin/env bash
# Reads the metadata for native-image with GraalVM's own reader, native-image-configure, as the builder of images does: that of the runtime and that
# of the samples' units. Nothing but what the reader knows is in it, and it has all types, lambdas and resources. Needs Maven, 25 MB from
# Maven Central, and a JDK 21 or later: that of JAVA_HOME, or JDK25=FOLDER.
set -euo pipefail
cd "$(dirname "$0")/.."
version=25.0.1
java=${JDK25:-$JAVA_HOME}/bin/java
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mvn -q -B -ntp -Dquick -Dspotless.check.skip verify -DskipTests -pl samples -am
cat >"$work/pom.xml" <<POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>reader</groupId>
  <artifactId>reader</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>org.graalvm.nativeimage</groupId>
      <artifactId>svm-configure</artifactId>
      <version>$version</version>
    </dependency>
  </dependencies>
</project>
POM
mvn -q -B -ntp -f "$work/pom.xml" dependency:copy-dependencies -DoutputDirectory="$work/lib"

read_metadata() { # read_metadata OUTPUT FOLDER...: what the reader has found, as it writes it itself
  local output=$1
  shift
  "$java" -cp "$work/lib/*" com.oracle.svm.configure.ConfigurationTool generate "${@/#/--input-dir=}" --output-dir="$output"
}

names() { # names FILE...
  tr -d ' \n' <"$1" | grep -oE '"(glob|declaringClass|interfaces|type)":\[?"[^"]*"' | sort -u
}

mapfile -t folders < <(find runtime/target/classes/META-INF/native-image samples/target/classes/META-INF/native-image -name '*.json' -printf '%h\n')
[ ${#folders[@]} -gt 1 ]
read_metadata "$work/all" "${folders[@]}"
cat "${folders[@]/%//reachability-metadata.json}" >"$work/written.json"
diff <(names "$work/written.json") <(names "$work/all/reachability-metadata.json")

# It refuses what it does not know.
mkdir "$work/wrong"
sed 's/"serializable"/"serialized"/' "${folders[-1]}/reachability-metadata.json" >"$work/wrong/reachability-metadata.json"
if read_metadata "$work/nothing" "$work/wrong" 2>"$work/refused"; then
  echo "native-image-metadata: the reader takes what it does not know" && exit 1
fi
grep -q 'Unknown attribute.*serialized' "$work/refused"
echo "native-image-metadata: ${#folders[@]} files with $(names "$work/all/reachability-metadata.json" | wc -l) names, read by svm-configure $version"
