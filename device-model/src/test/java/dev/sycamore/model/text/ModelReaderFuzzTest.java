package dev.sycamore.model.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.model.program.DeviceUnit;
import java.io.IOException;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** A damaged text is refused with a place in it, or is the text of another unit. */
@Tag("one-jdk")
@Tag("module")
class ModelReaderFuzzTest {

  /** Of a text: a part that is replaced. */
  private record Damage(double at, int length, String inserted) {

    String in(String text) {
      int start = (int) (at * text.length());
      int end = Math.min(text.length(), start + length);
      return text.substring(0, start) + inserted + text.substring(end);
    }
  }

  private static final List<String> PARTS =
      List.of(
          "",
          " ",
          "\n",
          "(",
          ")",
          "{",
          "}",
          "[",
          "]",
          ",",
          ";",
          ":",
          ".",
          "#",
          "@",
          "=",
          "<",
          ">",
          "-",
          "\"",
          "'",
          "`",
          "\\",
          "/",
          "0",
          "99999999999",
          "a#0",
          "value {",
          "=> a#0; }",
          "free ",
          "int ",
          "Pair ",
          "global int[] ",
          "new ",
          "@1:1[1+1]",
          "=",
          "+=",
          "++",
          "f",
          "b",
          "\u0000",
          "\ud800");

  @Provide
  Arbitrary<String> damaged() throws IOException {
    String text = ModelReaderTest.everything();
    Arbitrary<Damage> damages =
        Combinators.combine(
                Arbitraries.doubles().between(0, 1),
                Arbitraries.integers().between(0, 12),
                Arbitraries.of(PARTS))
            .as(Damage::new);
    return damages
        .list()
        .ofMinSize(1)
        .ofMaxSize(3)
        .map(
            list -> {
              String result = text;
              for (Damage damage : list) {
                result = damage.in(result);
              }
              return result;
            });
  }

  @Provide
  Arbitrary<String> truncated() throws IOException {
    String text = ModelReaderTest.everything();
    return Arbitraries.integers().between(0, text.length()).map(end -> text.substring(0, end));
  }

  @Property
  void aDamagedTextIsRefusedOrRead(@ForAll("damaged") String text) {
    isRefusedOrRead(text);
  }

  @Property
  void aTruncatedTextIsRefusedOrRead(@ForAll("truncated") String text) {
    isRefusedOrRead(text);
  }

  private static void isRefusedOrRead(String text) {
    DeviceUnit unit;
    try {
      unit = ModelReader.read("damaged.model", text);
    } catch (ModelSyntaxException e) {
      assertThat(e.line()).isBetween(1, (int) text.lines().count() + 1);
      assertThat(e.column()).isPositive();
      return;
    }
    String printed = ModelPrinter.print(unit);
    try {
      assertThat(ModelReader.read("printed.model", printed)).isEqualTo(unit);
    } catch (ModelSyntaxException e) {
      throw new AssertionError(e.getMessage() + "\n" + printed, e);
    }
  }
}
