# Where the built parts are; sourced by the commands beside it, which set $here. POSIX sh.

root=$(dirname -- "$here")
home=$root/backend-bridge/device-tools/target/sycamore

fail() {
  printf '%s: error: %s\n' "$(basename -- "$0")" "$1" >&2
  exit "${2:-2}"
}

# The newest Java that the user points at, else the one on the path.
java_tool() { # java_tool NAME
  if [ -n "${JAVA_HOME-}" ]; then
    [ -x "$JAVA_HOME/bin/$1" ] || fail "JAVA_HOME is $JAVA_HOME, which has no bin/$1"
    printf '%s\n' "$JAVA_HOME/bin/$1"
  else
    command -v "$1" || fail "no $1 on the PATH; install a JDK from 17 on, or set JAVA_HOME"
  fi
}

# The feature version of a JDK: the file that every JDK has tells it without starting a JVM.
java_feature() { # java_feature JAVA
  jdk=$(dirname -- "$(dirname -- "$(readlink -f -- "$1")")")
  version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$jdk/release" 2>/dev/null || true)
  printf '%s\n' "${version:-17}"
}

check_built() {
  [ -f "$home/sycamore.jar" ] && [ -f "$home/sycamorec.jar" ] ||
    fail "this checkout is not built: run \`mvn -q -DskipTests package\` in $root first"
}

# The jars that programs need to run, as a class path: our own first, so that the JVM does not open all others for each class.
runtime_path() {
  path=
  for jar in "$home/runtime/"sycamore-*.jar "$home/runtime/"[!s]*.jar; do
    path=$path:$jar
  done
  printf '%s\n' "${path#:}"
}

# Sets $archive to a file with classes, as the JVM maps it (class data sharing): a JVM with it starts in half the time. There is one for
# each JDK, build and use, in the user's cache. If it is missing $archive is empty, and it is made for later runs while this one goes on.
# An empty file says that this JVM could not make one; it holds for a day.
class_archive() { # class_archive JAVA DUMP FILE...: the function that makes it, and the files that it is made of
  archive=
  java_of_archive=$1
  dump=$2
  shift 2
  cache=${XDG_CACHE_HOME:-${HOME-}/.cache}
  jdk=$(dirname -- "$(dirname -- "$(readlink -f -- "$java_of_archive")")")
  if [ "${SYCAMORE_CLASS_ARCHIVE-}" = off ] || [ "${cache#/}" = "$cache" ]; then
    return
  fi
  key=$({ cat "$jdk/release" && stat -c '%n %s %Y' "$@"; } 2>/dev/null | cksum) || return 0
  folder=$cache/sycamore/classes
  file=$folder/$(printf '%s' "$key" | tr ' ' '-').jsa
  if [ -s "$file" ]; then
    if [ -O "$file" ]; then
      archive=$file
    fi
  elif [ -f "$file" ] && [ -z "$(find "$file" -mtime +0 2>/dev/null)" ]; then
    return
  elif (umask 077 && mkdir -p "$folder" && [ -O "$folder" ]) 2>/dev/null; then
    # From a shell that ends at once: the JVM that this one becomes has no child that it did not start. Nor are the caller's files held open.
    (make_class_archive "$java_of_archive" "$dump" </dev/null >/dev/null 2>&1 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&- &)
  fi
}

make_class_archive() { # make_class_archive JAVA DUMP
  umask 077
  making=$file.making
  # Of several processes one makes it. What was killed at it has left the folder.
  if ! mkdir "$making"; then
    [ -n "$(find "$making" -prune -mmin +10)" ] || return 0
    rm -rf "$making"
    mkdir "$making" || return 0
  fi
  if [ -s "$file" ]; then
    rm -rf "$making"
    return
  fi
  # The time of access is that of a day's first use, at least.
  find "$folder" -type f -mtime +30 -atime +30 -exec rm -f {} + || :
  # Options for the user's programs could keep this JVM from the dump, or make an archive that fits no other.
  unset JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS JDK_JAVAC_OPTIONS _JAVA_OPTIONS
  "$2" "$1" "$making/$$" || {
    rm -f "$making/$$"
    : >"$making/$$"
  }
  # Who was taken for killed finds its files gone, and leaves the folder to the other one.
  mv -f "$making/$$" "$file" && rm -rf "$making"
}

# The classes that programs load before their first result, and those of the JDK's own archive.
dump_program_classes() { # dump_program_classes JAVA ARCHIVE
  cat "$jdk/lib/classlist" "$here/start-classes" >"$2.list" || :
  # shellcheck disable=SC2046 # two words at most, without spaces; an archive is for the options that it was made with
  nice "$1" $(native_access "$1") -Xshare:dump "-XX:SharedClassListFile=$2.list" "-XX:SharedArchiveFile=$2" -cp "$(runtime_path)"
}

# The classes that the compilation of a kernel loads.
dump_compiler_classes() { # dump_compiler_classes JAVA ARCHIVE
  mkdir "$2.out" || return 1
  cat >"$2.out/Sample.java" <<'END'
import dev.sycamore.DeviceQueue;
import dev.sycamore.Range;

class Sample {
  static void run(DeviceQueue q, int[] a) {
    q.parallelFor(Range.range(a.length), i -> a[i] = 2 * a[i]).await();
  }
}
END
  # shellcheck disable=SC2086 # words without spaces
  nice "$1" $compiler_options "-XX:ArchiveClassesAtExit=$2" -jar "$home/sycamorec.jar" -c -d "$2.out" "$2.out/Sample.java"
}

# Java 24 and later warn about the native calls that the runtime makes unless they are allowed.
native_access() { # native_access JAVA
  feature=$(java_feature "$1")
  if [ "$feature" -ge 22 ]; then
    printf '%s\n' --enable-native-access=ALL-UNNAMED
  fi
  if [ "$feature" -ge 23 ]; then
    printf '%s\n' --sun-misc-unsafe-memory-access=allow
  fi
}

# As `java -jar sycamore.jar run` does, without a JVM that waits for the program's.
run_program() { # run_program [-cp PATH] [--detect=LIST] [--strict-math] [JAVA OPTIONS] MAIN [ARGUMENTS]
  [ $# -gt 0 ] || fail 'usage: sycamore run [-cp PATH] [--detect=LIST] [--strict-math] [java options] Main [arguments]'
  check_built
  java=$(java_tool java)
  runtime=$(runtime_path)
  path=${CLASSPATH:-.}
  # The loop turns the arguments round once: each is taken from the front, and put at the back unless it is ours.
  left=$#
  main=
  while [ "$left" -gt 0 ]; do
    arg=$1
    shift
    left=$((left - 1))
    if [ -n "$main" ]; then
      set -- "$@" "$arg"
      continue
    fi
    case $arg in
    -cp | -classpath | --class-path)
      [ "$left" -gt 0 ] || fail "$arg needs a path"
      path=$1
      shift
      left=$((left - 1))
      ;;
    --class-path=*) path=${arg#*=} ;;
    -h | --help) run_tool run --help ;;
    # HotSpot computes sin, exp and their like with instructions of its own; without them Math is StrictMath.
    --detect=races | --detect=uninitialized | --detect=races,uninitialized | --detect=uninitialized,races)
      set -- "$@" -Dsycamore.device=native-cpu "-Dsycamore.detect=${arg#*=}"
      ;;
    --detect | --detect=*) fail "$arg is not --detect=races, --detect=uninitialized or --detect=races,uninitialized" ;;
    --strict-math) set -- "$@" -XX:+UnlockDiagnosticVMOptions -XX:-UseLibmIntrinsic ;;
    -*) set -- "$@" "$arg" ;;
    *)
      main=$arg
      set -- "$@" "$arg"
      ;;
    esac
  done
  [ -n "$main" ] || fail 'no main class is named'
  class_archive "$java" dump_program_classes "$home/runtime/"*.jar "$here/start-classes"
  # The archive is of the first part of the class path. A JVM that cannot map it, by reason of other options, goes on without it.
  # shellcheck disable=SC2046 # two words at most, without spaces
  exec "$java" $(native_access "$java") ${archive:+-Xlog:cds=off} ${archive:+"-XX:SharedArchiveFile=$archive"} -cp "$runtime:$path" "$@"
}

# Sets $terminal to whether a descriptor of the command's own is one; a substitution would look at its pipe.
ask_terminal() { # ask_terminal DESCRIPTOR
  terminal=false
  if [ -t "$1" ]; then
    terminal=true
  fi
}

run_runtime() { # run_runtime COMMAND [ARGUMENTS]
  check_built
  java=$(java_tool java)
  ask_terminal 1
  # shellcheck disable=SC2046
  exec "$java" $(native_access "$java") "-Dsycamore.terminal=$terminal" "-Dsycamore.home=$home" \
    -cp "$(runtime_path)" dev.sycamore.runtime.cli.RuntimeMain "$@"
}

run_tool() { # run_tool SUB-COMMAND...
  check_built
  java=$(java_tool java)
  ask_terminal 1
  # shellcheck disable=SC2046
  exec "$java" $(native_access "$java") "-Dsycamore.terminal=$terminal" -jar "$home/sycamore.jar" "$@"
}

run_docs() { # run_docs docs [ARGUMENTS]
  check_built
  java=$(java_tool java)
  exec "$java" "-Dsycamore.site=$root/site/target/pages" -jar "$home/sycamore.jar" "$@"
}

# The jar of the samples is on this class path only.
run_gallery() { # run_gallery [NAME] [OPTIONS]
  check_built
  java=$(java_tool java)
  for samples in "$root/samples/target/"sycamore-samples-*.jar; do
    [ -f "$samples" ] || fail "the samples are not built: run \`mvn -q -DskipTests package\` in $root first"
  done
  # shellcheck disable=SC2046 # two words at most, without spaces
  exec "$java" $(native_access "$java") -Djava.awt.headless=true -cp "$(runtime_path):$samples" \
    dev.sycamore.samples.gallery.GalleryMain "$@"
}

# What needs no JVM: the help, and the page of a diagnostic, which the build left beside the jars.
print_page() { # print_page [--help | --explain SYCnnnn]
  case $#,${1-} in
  1,--help) page=$home/sycamorec.help ;;
  2,--explain)
    case $2 in
    [Ss][Yy][Cc][0-9][0-9][0-9][0-9]) page=$home/pages/SYC${2#???}.md ;;
    *) return 0 ;;
    esac
    ;;
  *) return 0 ;;
  esac
  if [ -f "$page" ]; then
    exec cat "$page"
  fi
}

# A compilation ends before the code of the JVM's optimising compiler pays off: with it 100 files take 1.6 times as much of the
# processors, and 400 files twice as much.
compiler_options=-XX:TieredStopAtLevel=1

compile() { # compile JAVAC AND SYCAMORE ARGUMENTS
  [ $# -gt 0 ] || fail 'usage: sycamorec [options] FILES; sycamorec --help lists the options'
  print_page "$@"
  javac=$(java_tool javac)
  check_built
  java=$(dirname -- "$(readlink -f -- "$javac")")/java
  class_archive "$java" dump_compiler_classes "$home/sycamorec.jar" "$home/lib/"*.jar
  # Options for the JVM itself go to the front, as javac's own launcher does it. Ours, then they, so that theirs count, are
  # put after the arguments; then those are taken from the front, and put at the back unless they are for the JVM.
  left=$#
  # shellcheck disable=SC2086 # words without spaces
  set -- "$@" $compiler_options ${archive:+-Xlog:cds=off} ${archive:+"-XX:SharedArchiveFile=$archive"}
  for arg in "$@"; do
    case $arg in
    -J*) set -- "$@" "${arg#-J}" ;;
    esac
  done
  ask_terminal 2
  set -- "$@" "-Dsycamore.terminal=$terminal" -jar "$home/sycamorec.jar"
  while [ "$left" -gt 0 ]; do
    arg=$1
    shift
    left=$((left - 1))
    case $arg in
    -J*) ;;
    *) set -- "$@" "$arg" ;;
    esac
  done
  exec "$java" "$@"
}
