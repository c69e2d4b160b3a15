package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code sycamore foreach}. */
@Tag("module")
class ForeachCommandTest extends CommandTest {
  private static final String SHELL = "the command is a POSIX shell";

  ForeachCommandTest() {
    super("foreach");
  }

  @BeforeEach
  void writeLists() throws IOException {
    write("1.tgt", "first");
    write("2.tgt", "second");
    write("list", "1.tgt\n2.tgt\n");
  }

  private String in(String name) {
    return "--in-file-list=" + file(name);
  }

  private String out(String name) {
    return "--out-file-list=" + file(name);
  }

  @Test
  void runsACommandForEachFile() throws IOException {
    assertThat(run(in("list"), "--in-replace={}", "--", "cp", "{}", "{}.copy")).isZero();
    assertThat(read("1.tgt.copy")).isEqualTo("first");
    assertThat(read("2.tgt.copy")).isEqualTo("second");
    assertThat(errors()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--jobs=1", "--jobs=2", "-j7", "-jobs=100"})
  void listsWhatWasWritten(String jobs) throws IOException {
    assertThat(
            run(
                "-in-file-list=" + file("list"),
                "-in-replace={}",
                "-out-replace=OUT",
                "-out-ext=spv",
                "-out-file-list=" + file("o.list"),
                jobs,
                "--",
                "cp",
                "{}",
                "OUT"))
        .as(errors())
        .isZero();
    // The same names in every build.
    assertThat(read("o.list")).isEqualTo("o_0.spv\no_1.spv\n");
    assertThat(read("o_0.spv")).isEqualTo("first");
    assertThat(read("o_1.spv")).isEqualTo("second");
    assertFiles("1.tgt", "2.tgt", "list", "o.list", "o_0.spv", "o_1.spv");
  }

  /** The list's order is the input's, whichever command ends first. */
  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = SHELL)
  void theOrderIsThatOfTheInput() throws IOException {
    write("list", "1.tgt\n".repeat(8));
    String slow = "case OUT in *_0.out) sleep 0.3;; esac; echo OUT > OUT";
    assertThat(
            run(
                in("list"),
                "--in-replace={}",
                "--out-replace=OUT",
                out("o"),
                "-j",
                "4",
                "--",
                "sh",
                "-c",
                slow))
        .isZero();
    assertThat(read("o"))
        .isEqualTo("o_0.out\no_1.out\no_2.out\no_3.out\no_4.out\no_5.out\no_6.out\no_7.out\n");
    for (int i = 0; i < 8; i++) {
      assertThat(read("o_" + i + ".out")).endsWith("o_" + i + ".out\n");
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = SHELL)
  void listsAreZippedAndWordsAreReplacedInsideArguments() throws IOException {
    write("3.tgt", "third");
    write("4.tgt", "{}");
    write("list2", "3.tgt\n4.tgt\n");
    assertThat(
            run(
                in("list"),
                in("list2"),
                "--in-replace={}",
                "--in-replace=inrep",
                "--out-increment=x.prj",
                "--",
                "sh",
                "-c",
                "printf '%s %s %s' \"$1\" \"$2\" \"$3\" > {}.said",
                "-a={}.out",
                "-a={}.out",
                "-b=inrep{}inrep",
                "--c=x.prj"))
        .isZero();
    assertThat(read("1.tgt.said").replace(folder + "/", "@"))
        .isEqualTo("-a=@1.tgt.out -b=@3.tgt@1.tgt@3.tgt --c=x.prj");
    assertThat(read("2.tgt.said").replace(folder + "/", "@"))
        .isEqualTo("-a=@2.tgt.out -b=@4.tgt@2.tgt@4.tgt --c=x.prj_1");
  }

  @Test
  void whatIsPutInIsNotReplacedAgain() throws IOException {
    write("{}b", "odd");
    write("list", "{}b\n");
    write("list2", "1.tgt\n");
    assertThat(
            run(
                in("list"),
                in("list2"),
                "--in-replace={}",
                "--in-replace=b",
                "--",
                "cp",
                "{}",
                "b"))
        .isZero();
    assertThat(read("1.tgt")).isEqualTo("odd");
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = SHELL)
  void allRunAndTheFirstFailureCounts() throws IOException {
    write("list", "1.tgt\n7\n2.tgt\n5\n");
    String command =
        "echo > {}.ran; n=$(basename {}); case $n in *.tgt) ;; 7) sleep 0.2; exit 7;; *) exit $n;; esac";
    assertThat(run(in("list"), "--in-replace={}", "-j2", "--", "sh", "-c", command)).isEqualTo(7);
    assertThat(file("5.ran")).exists();
    assertThat(errors())
        .isEqualTo(
            """
            @7: error: the command 'sh' ended with exit code 7
            @5: error: the command 'sh' ended with exit code 5
            """);
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = SHELL)
  void aFailureLeavesNoOutput() throws IOException {
    write("o.list", "before");
    write("o_0.out", "before");
    String command = "cp {} OUT; test $(basename {}) = 1.tgt || exit 21";
    assertThat(
            run(
                in("list"),
                "--in-replace={}",
                "--out-replace=OUT",
                out("o.list"),
                "--",
                "sh",
                "-c",
                command))
        .isEqualTo(21);
    assertThat(read("o.list")).isEqualTo("before");
    assertThat(read("o_0.out")).isEqualTo("before");
    assertFiles("1.tgt", "2.tgt", "list", "o.list", "o_0.out");
    assertThat(
            run(
                in("list"),
                "--in-replace={}",
                "--out-replace=OUT",
                out("o.list"),
                "--",
                "true",
                "OUT"))
        .isEqualTo(1);
    assertThat(errors())
        .startsWith("@1.tgt: error: the command 'true' has not written its output\n@2.tgt: error");
    assertFiles("1.tgt", "2.tgt", "list", "o.list", "o_0.out");
  }

  @Test
  void aBuildThatWasKilledIsNoHindrance() throws IOException {
    Files.createDirectories(file(".o.parts/sub"));
    write(".o.parts/o_0.out", "rest");
    assertThat(
            run(
                in("list"),
                "--in-replace={}",
                "--out-replace=OUT",
                out("o"),
                "--",
                "cp",
                "{}",
                "OUT"))
        .isZero();
    assertFiles("1.tgt", "2.tgt", "list", "o", "o_0.out", "o_1.out");
  }

  @Test
  void anEmptyListSucceeds() throws IOException {
    write("list", "");
    assertThat(run(in("list"), "--in-replace={}", "--", "false", "{}")).isZero();
    assertThat(
            run(in("list"), "--in-replace={}", "--out-replace=OUT", out("o"), "--", "false", "OUT"))
        .isZero();
    assertThat(read("o")).isEmpty();
    assertThat(errors()).isEmpty();
  }

  @Test
  void whatIsReadIsNeverWritten() throws IOException {
    write("o_1.out", "input");
    write("list", "1.tgt\no_1.out\n");
    assertThat(
            run(
                in("list"),
                "--in-replace={}",
                "--out-replace=OUT",
                out("o"),
                "--",
                "cp",
                "{}",
                "OUT"))
        .isEqualTo(1);
    assertThat(errors())
        .isEqualTo(
            "@o: error: cannot be written: the output @o_1.out is also an input; give the list"
                + " another name\n");
    assertFiles("1.tgt", "2.tgt", "list", "o_1.out");
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = SHELL)
  void theCommandsOptionsAreItsOwn() throws IOException {
    String say = "echo \"$0 $*\" > {}.said";
    assertThat(
            run(
                in("list"),
                "--in-replace={}",
                "sh",
                "-c",
                say,
                "-o",
                "x",
                "--help",
                "-in-file-list"))
        .isZero();
    assertThat(read("1.tgt.said")).isEqualTo("-o x --help -in-file-list\n");
    // A file of this name is there, but its lines are not taken for arguments.
    assertThat(runAsIs(in("list"), "--in-replace={}", "--", "sh", "-c", say, "@pom.xml")).isZero();
    assertThat(read("1.tgt.said")).isEqualTo("@pom.xml \n");
  }

  @Test
  void badInputIsOneErrorLine() throws IOException {
    assertFails(1, "@none: error: cannot be read: no such file or folder", in("none"));
    write("list", "[Code]\na\n");
    assertFails(1, "@list:1:1: error: a list has no titles; file-table-tform", in("list"));
    write("list", "a|b\n");
    assertFails(1, "@list:1:1: error: a list has one column, this has 2", in("list"));
    write("list", "a\n\u0001\n");
    assertFails(1, "@list:2:1: error: invalid line: it has the control", in("list"));
    write("list", "a\nb\n");
    write("short", "a\n");
    assertFails(
        1,
        "@short: error: this list has 1 file, the first has 2 files",
        in("list"),
        in("short"),
        "--in-replace=2");
    assertFails(
        1,
        "@no/o: error: cannot be written: no such file",
        in("list"),
        "--out-replace=touch",
        out("no/o"));
    assertFails(1, "@.: error: cannot be", in("."));
    assertThat(file("ran")).doesNotExist();
    assertThat(run(in("short"), "--in-replace={}", "--", "./no-such-command")).isEqualTo(1);
    assertThat(errors())
        .startsWith("@a: error: the command './no-such-command' cannot be run: ")
        .hasLineCount(1);
  }

  @Test
  void misuseIsStatusTwo() throws IOException {
    assertMisuse("Missing required option: '--in-replace=W'", in("list"), "--", "true");
    assertMisuse("Missing required parameter: 'COMMAND'", in("list"), "--in-replace={}");
    assertMisuse(
        "as many --in-replace as --in-file-list",
        in("list"),
        in("list"),
        "--in-replace={}",
        "true");
    assertMisuse("--jobs: '0' is not", in("list"), "--in-replace={}", "--jobs=0", "true");
    assertMisuse(
        "Invalid value for option '--jobs'", in("list"), "--in-replace={}", "--jobs=x", "true");
    assertMisuse("the word '' cannot", in("list"), "--in-replace=", "true");
    assertMisuse("the word 'x' cannot", in("list"), "--in-replace=x", "--out-increment=x", "true");
    assertMisuse(
        "--out-replace and --out-file-list",
        in("list"),
        "--in-replace={}",
        "--out-replace=O",
        "true");
    assertMisuse(
        "--out-replace and --out-file-list", in("list"), "--in-replace={}", out("o"), "true");
    assertMisuse(
        "--out-replace and --out-file-list", in("list"), "--in-replace={}", "--out-ext=o", "true");
    for (String list : new String[] {"-", "a/", "[o", "a|b", "..", ""}) {
      assertMisuse(
          "--out-file-list: '" + list + "' is not",
          in("list"),
          "--in-replace={}",
          "--out-replace=O",
          "--out-file-list=" + list,
          "cp",
          "O");
    }
    assertMisuse(
        "--out-ext: '/x' is not",
        in("list"),
        "--in-replace={}",
        "--out-replace=O",
        out("o"),
        "--out-ext=/x",
        "O");
    assertMisuse(
        "--out-replace: the command has no 'O'",
        in("list"),
        "--in-replace={}",
        "--out-replace=O",
        out("o"),
        "true");
  }

  private void assertMisuse(String error, String... arguments) {
    assertThat(run(arguments)).as(error).isEqualTo(2);
    assertThat(errors()).startsWith("sycamore foreach: error: " + error);
  }

  private void assertFails(int status, String error, String... options) {
    String[] command = {"--in-replace={}", "--", "touch", file("ran").toString()};
    assertThat(run(Stream.concat(Stream.of(options), Stream.of(command)).toArray(String[]::new)))
        .as(errors())
        .isEqualTo(status);
    assertThat(errors()).startsWith(error).hasLineCount(1);
  }

  private void assertFiles(String... names) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(f -> f.getFileName().toString())).containsExactlyInAnyOrder(names);
    }
  }

  @Test
  void noFileOfAListIsTakenForAnOption() {
    for (String name : List.of("-x", "--version", "@arguments")) {
      piped(
          name + "\n",
          "--in-file-list=-",
          "--in-replace={in}",
          "--",
          "test",
          "{in}",
          "=",
          "./" + name);
    }
  }
}
