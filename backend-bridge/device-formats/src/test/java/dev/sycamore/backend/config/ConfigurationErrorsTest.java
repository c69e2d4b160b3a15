package dev.sycamore.backend.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that can be wrong with a file, and the place that is said of it. */
class ConfigurationErrorsTest {

  private static final String GOOD = "a: {aspects: [], sub-group-sizes: []}\n";

  static Arguments[] bad() {
    return new Arguments[] {
      bad("", "1:1: the file has no target"),
      bad("# nothing\n\n", "1:1: the file has no target"),
      bad("---\n...\n", "2:1: names of targets are expected here, as `name:`, not nothing"),
      bad("\n {}\n", "2:2: the file has no target"),
      bad("- a\n", "1:1: names of targets are expected here, as `name:`, not a list"),
      bad("a\n", "1:1: names of targets are expected here, as `name:`, not `a`"),
      // Not YAML, or not the part of it that is read.
      bad("a:\n  aspects: [1\nb:\n", "3:2: not YAML: expected ',' or ']', but got :"),
      bad("a:\n\taspects: []\n", "2:1: not YAML: found character '\\t(TAB)'"),
      bad("a: \"\\q\"\n", "1:6: not YAML: found unknown escape character q(113)"),
      bad("a: \"\\UFFFFFFFF\"\n", "1:7: not YAML: found an escape of a character that does not"),
      bad("a: 'x\n", "2:1: not YAML: found unexpected end of stream"),
      bad("%YAML 3.0\n---\na: 1\n", "1:1: not YAML of a version that is known"),
      bad("a: &x [1]\n", "1:4: YAML anchors (`&name`) have no meaning"),
      bad("a:\n  aspects: *x\n", "2:12: YAML aliases (`*name`) have no meaning"),
      bad("a: !!map {}\n", "1:4: YAML tags (`!name`) have no meaning"),
      bad("a:\n  aspects: [!!int 1]\n", "2:13: YAML tags (`!name`) have no meaning"),
      bad(GOOD + "---\n" + GOOD, "2:1: a second YAML document"),
      bad("? [a]\n: b\n", "1:5: a key must be a word"),
      bad("a: [[[[[[[[[[]]]]]]]]]]\n", "1:11: nested too deeply"),
      bad("a: \u0007\n", "1:4: a character that YAML does not allow: U+0007"),
      // Keys.
      bad(GOOD + GOOD, "2:1: `a` is a key for the second time; the first is in line 1"),
      bad(
          "a:\n  aspects: []\n  sub-group-sizes: []\n  aspects: [1]\n",
          "4:3: `aspects` is a key for the second time; the first is in line 2"),
      bad(
          "a:\n  aspects: []\n  sub-group-size: []\n",
          "3:3: a target has no key `sub-group-size`; did you mean `sub-group-sizes`?"),
      bad(
          "a:\n  colour: 1\n",
          "2:3: a target has no key `colour`; one of: target-aspect, aliases, aspects,"
              + " sub-group-sizes, max-work-group-size, may-support-other-aspects"),
      bad("a:\n  sub-group-sizes: []\n", "1:1: target `a` lacks the key `aspects`"),
      bad(GOOD + "b:\n  aspects: []\n", "2:1: target `b` lacks the key `sub-group-sizes`"),
      bad("a:\nb:\n", "1:3: what `a` has is expected here, as `key: value`"),
      bad("a: [1]\n", "1:4: what `a` has is expected here, as `key: value`"),
      bad("a: {}\n", "1:1: target `a` lacks the key `aspects`"),
      // Values.
      bad("a:\n  aspects: 1\n", "2:12: `aspects` is a list, as `[a, b]`, not `1`"),
      bad("a:\n  aspects:\n  sub-group-sizes: []\n", "2:11: `aspects` is a list"),
      bad("a:\n  aspects: {1: 2}\n", "2:12: `aspects` is a list, as `[a, b]`, not a mapping"),
      bad("a:\n  aspects: [1, fp15]\n", "2:16: there is no aspect `fp15`; did you mean `fp16`?"),
      bad("a:\n  aspects: [FP16]\n", "2:13: there is no aspect `FP16`; did you mean `fp16`?"),
      bad("a:\n  aspects: [\"6\"]\n", "2:13: there is no aspect `6`;"),
      bad("a:\n  aspects: [0x6]\n", "2:13: there is no aspect `0x6`;"),
      bad("a:\n  aspects: [quantum_entanglement]\n", "2:13: there is no aspect `quantum_entangl"),
      bad("a:\n  aspects: [[1]]\n", "2:13: `aspects` is the name or the number of an aspect, not"),
      bad("a:\n  aspects: [1,,2]\n", "2:15: not YAML: "),
      bad("a:\n  aspects: [~, '']\n", "2:13: there is no aspect `~`;"),
      bad("a:\n  aspects: ['']\n", "2:13: `aspects` is the name or the number of an aspect, not"),
      bad("a:\n  aspects: [-1]\n", "2:13: `aspects` is a number from 0 to 2147483647, not `-1`"),
      bad("a:\n  aspects: [2147483648]\n", "2:13: `aspects` is a number from 0 to 2147483647"),
      bad("a:\n  sub-group-sizes: [8, x]\n", "2:24: `sub-group-sizes` is a number, not `x`"),
      bad("a:\n  sub-group-sizes: [0]\n", "2:21: `sub-group-sizes` is a number from 1 to"),
      bad("a:\n  sub-group-sizes: [1.5]\n", "2:21: `sub-group-sizes` is a number, not `1.5`"),
      bad("a:\n  max-work-group-size: 0\n", "2:24: `max-work-group-size` is a number from 1 to"),
      bad("a:\n  max-work-group-size: [1]\n", "2:24: `max-work-group-size` is a number, not a"),
      bad(
          "a:\n  may-support-other-aspects: yes\n",
          "2:30: `may-support-other-aspects` is `true` or `false`, not `yes`"),
      bad("a:\n  target-aspect: 28\n", "2:18: `target-aspect` is a number from 1000 to"),
      bad("a:\n  target-aspect: fp16\n", "2:18: `target-aspect` is a number, not `fp16`"),
      // Names.
      bad("a b: 1\n", "1:1: a name of a target has letters, digits"),
      bad("'a,b': 1\n", "1:1: a name of a target has letters, digits"),
      bad("1: 1\n", "1:1: a name of a target has letters, digits"),
      bad("\"a\\nb\": 1\n", "this is `a\\u000ab`"),
      bad("a:\n  aliases: b\n", "2:12: `aliases` is a list, as `[a, b]`, not `b`"),
      bad("a:\n  aliases: [[b]]\n", "2:13: an alias is a word, not a list"),
      bad("a:\n  aliases: [b c]\n", "2:13: a name of a target has letters, digits"),
      bad("a:\n  aliases: [b, b]\n", "2:16: the name `b` is given for the second time"),
      bad("a:\n  aliases: [a]\n", "2:13: the name `a` is given for the second time; the first is"),
      bad(
          GOOD + "b:\n  aliases: [a]\n",
          "3:13: the name `a` is given for the second time; the first is in line 1"),
      bad(
          "a: {aliases: [b], aspects: [], sub-group-sizes: []}\nb: {}\n",
          "2:1: the name `b` is given for the second time; the first is in line 1"),
      bad(
          """
          a: {target-aspect: 1000, aspects: [], sub-group-sizes: []}
          b: {target-aspect: 1000, aspects: [], sub-group-sizes: []}
          """,
          "2:20: target `b` has the number 1000 of target `a`; give it a `target-aspect`"),
      bad(
          """
          x86_64_v4: {aspects: [], sub-group-sizes: []}
          x86_64_avx512: {aspects: [], sub-group-sizes: []}
          """,
          "2:1: target `x86_64_avx512` has the number 1014 of target `x86_64_v4`"),
    };
  }

  private static Arguments bad(String text, String message) {
    return Arguments.of(text, message);
  }

  @ParameterizedTest
  @MethodSource("bad")
  void isOneErrorWithItsPlace(String text, String message) {
    ConfigurationException e = refusal(text.getBytes(StandardCharsets.UTF_8));
    assertThat(e.getMessage()).contains(message).startsWith("f.yaml:").doesNotContain("\n");
    assertThat(e)
        .hasMessage("f.yaml:" + e.line() + ":" + e.column() + ": " + e.problem())
        .extracting(ConfigurationException::file)
        .isEqualTo("f.yaml");
  }

  @Test
  void aCharacterOfTwoUnitsMayStandAnywhere() throws Exception {
    for (int length = 1000; length < 1060; length++) {
      String text =
          "# "
              + "x".repeat(length)
              + "\ud83d\ude00\nmy_gpu:\n  aspects: [gpu]\n  sub-group-sizes: [32]\n";

      DeviceConfiguration.parse("f.yaml", text.getBytes(StandardCharsets.UTF_8));
    }
  }

  @Test
  void bytesThatAreNoUtf8() {
    byte[] bytes = "a:\r\n  äö: ?".getBytes(StandardCharsets.UTF_8);
    bytes[bytes.length - 1] = (byte) 0xff;
    assertThat(refusal(bytes)).hasMessage("f.yaml:2:7: not UTF-8");
    assertThat(refusal(GOOD.getBytes(StandardCharsets.UTF_16))).hasMessage("f.yaml:1:1: not UTF-8");
    assertThat(refusal(new byte[] {'a', (byte) 0xc3})).hasMessage("f.yaml:1:2: not UTF-8");
  }

  @Test
  void endlessNestingTakesNoStack() {
    String deep = "[".repeat(1_000_000);
    assertThat(refusal(("a: " + deep).getBytes(StandardCharsets.UTF_8)))
        .hasMessageContaining("f.yaml:1:11: nested too deeply");
  }

  @Test
  void aliasesOfAliasesTakeNoMemory() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x, x]\n");
    for (int i = 1; i < 100; i++) {
      bomb.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
    }
    assertThat(refusal(bomb.toString().getBytes(StandardCharsets.UTF_8)))
        .hasMessageStartingWith("f.yaml:1:5: YAML anchors");
  }

  @Test
  void textOfTheFileIsQuotedOnOneLineAndShort() {
    String long1 = "x".repeat(100_000);
    assertThat(
            refusal(("a: {aspects: [" + long1 + "]}").getBytes(StandardCharsets.UTF_8)).problem())
        .startsWith("there is no aspect `" + "x".repeat(60) + "...`")
        .hasSizeLessThan(600);
  }

  @Test
  void filesThatAreNone(@TempDir Path folder) throws IOException {
    assertThat(refusal(folder))
        .hasMessage(folder + ": this is a folder, not a device configuration file");
    assertThat(refusal(folder.resolve("no.yaml"))).hasMessage(folder + "/no.yaml: no such file");
    Path file = Files.writeString(folder.resolve("file"), "a:\n  b");
    assertThat(refusal(file)).hasMessageStartingWith(file + ":2:3: what `a` has is expected here");
    assertThat(refusal(file.resolve("below"))).hasMessageContaining("file/below: ");
    assertThat(refusal(Path.of("/dev/zero"))).hasMessageStartingWith("/dev/zero: larger than");
  }

  private static ConfigurationException refusal(byte[] bytes) {
    ConfigurationException e =
        catchThrowableOfType(
            ConfigurationException.class, () -> DeviceConfiguration.parse("f.yaml", bytes));
    assertThat(e).as(new String(bytes, StandardCharsets.UTF_8)).isNotNull();
    return e;
  }

  private static ConfigurationException refusal(Path file) {
    ConfigurationException e =
        catchThrowableOfType(ConfigurationException.class, () -> DeviceConfiguration.read(file));
    assertThat(e).as(file.toString()).isNotNull();
    return e;
  }
}
