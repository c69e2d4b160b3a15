package dev.sycamore.processor.units;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import org.junit.jupiter.api.Test;

/** Imports are found in time that grows with the file, however it looks. */
class KernelMentionsTest {

  /** A text that counts how often it is looked at. */
  private static final class Counted implements CharSequence {
    private final CharSequence text;
    private final long[] looks;

    Counted(CharSequence text, long[] looks) {
      this.text = text;
      this.looks = looks;
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public char charAt(int index) {
      looks[0]++;
      return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return new Counted(text.subSequence(start, end), looks);
    }

    @Override
    public String toString() {
      return text.toString();
    }
  }

  private static void assertLinear(String text) {
    long[] looks = new long[1];
    KernelMentions.IMPORT.matcher(new Counted(text, looks)).results().forEach(found -> {});
    assertThat(looks[0])
        .as("looks at %d characters", text.length())
        .isLessThan(20L * text.length());
  }

  @Test
  void everyFileIsLookedThroughOnce() {
    int many = 4000;
    assertLinear("\n".repeat(many));
    assertLinear(" ".repeat(many));
    assertLinear(" \n".repeat(many));
    assertLinear("import\n".repeat(many));
    assertLinear("import" + "\n".repeat(many));
    assertLinear("import a" + ".a".repeat(many));
    assertLinear("import static " + "a".repeat(many) + " ".repeat(many));
    assertLinear("import a.b.C ;\n".repeat(many));
  }

  @Test
  void importsAreFound() {
    String text =
        "package p;\n\n import a.B;\n\timport  static\nc.D.*;\r\nimport e . f;\nimport g;";
    List<String> names =
        KernelMentions.IMPORT.matcher(text).results().map((MatchResult r) -> r.group(2)).toList();
    assertThat(names).containsExactly("a.B", "c.D", "g");
  }
}
