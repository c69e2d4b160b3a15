package dev.sycamore.model.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.type.ScalarType;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the reader makes of texts, and where it finds what is wrong with them. */
class ModelReaderTest {

  private static final String HEADER = "device-model 1\nunit U\nfile \"U.java\"\n";

  /** A text with everything that the grammar has, as the printer writes it. */
  static String everything() throws IOException {
    try (InputStream text = ModelReaderTest.class.getResourceAsStream("/text/everything.model")) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static DeviceUnit unitWith(String body) throws ModelSyntaxException {
    return ModelReader.read("U.model", HEADER + "function int f(int a#0, int b#1)\n{" + body + "}");
  }

  private static String printed(String statement) throws ModelSyntaxException {
    String text = ModelPrinter.print(unitWith(statement));
    int start = text.indexOf("{\n") + 2;
    return text.substring(start, text.lastIndexOf("}\n")).strip();
  }

  @Test
  void everythingIsPrintedAsItWasRead() throws IOException, ModelSyntaxException {
    String text = everything();

    DeviceUnit unit = ModelReader.read("everything.model", text);

    assertThat(ModelPrinter.print(unit)).isEqualTo(text);
    assertThat(ModelReader.read("again.model", ModelPrinter.print(unit))).isEqualTo(unit);
  }

  @Test
  void withoutSpansNothingIsAnywhere() throws IOException, ModelSyntaxException {
    DeviceUnit unit = ModelReader.read("everything.model", everything());

    String text = ModelPrinter.printWithoutSpans(unit);

    assertThat(text.lines().filter(line -> line.contains("@"))).isEmpty();
    assertThat(ModelReader.read("again.model", text).kernels().get(0).span())
        .isEqualTo(SourceSpan.NOWHERE);
  }

  /** What people write needs no parentheses where Java needs none. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          return a#0 + b#1 * 2;                 | return a#0 + (b#1 * 2);
          return a#0 - b#1 - 2;                 | return a#0 - b#1 - 2;
          return a#0 - (b#1 - 2);               | return a#0 - (b#1 - 2);
          return a#0 << 1 + 2;                  | return a#0 << (1 + 2);
          return ((a#0));                       | return a#0;
          return a#0 < 1 ? 2 : a#0 < 3 ? 4 : 5; | return (a#0 < 1) ? 2 : ((a#0 < 3) ? 4 : 5);
          a#0 = b#1 = 3;                        | a#0 = b#1 = 3;
          return -a#0 * -1;                     | return -a#0 * -1;
          return a#0 - -1;                      | return a#0 - -1;
          a#0 += 2; // comment                  | a#0 += 2;
          """)
  void precedenceIsJavas(String statement, String expected) throws ModelSyntaxException {
    assertThat(printed(statement + "\n")).isEqualTo(expected);
  }

  @Test
  void aLongSumIsNotDeepForTheReader() throws ModelSyntaxException {
    String sum = "a#0" + " + 1".repeat(100_000);

    DeviceUnit unit = unitWith("return " + sum + ";");

    Return last = (Return) unit.functions().get(0).body().statements().get(0);
    Binary addition = (Binary) last.value().orElseThrow();
    assertThat(addition.operator()).isEqualTo(BinaryOperator.ADD);
    assertThat(addition.right()).isEqualTo(new Literal(ScalarType.INT, 1, SourceSpan.NOWHERE));
  }

  @Test
  void whatIsNestedTooDeeplyIsRefused() {
    String deep = "(".repeat(1_000_000);

    assertThatThrownBy(() -> unitWith("return " + deep))
        .isInstanceOf(ModelSyntaxException.class)
        .hasMessageContaining("nested too deeply");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          return c#2;                 | 5:9  | no variable is declared as `c#2`
          return a#1;                 | 5:9  | no variable is declared as `a#1`
          return a#0[1];              | 5:12 | only a view has elements
          return a#0.x;               | 5:13 | only a record has components
          return g(1);                | 5:9  | no function before this is `g`: write `<type>` after it
          return T;                   | 5:9  | no constant is declared as `T`
          return 1                    | 5:10 | expected `;`, found `}`
          return 3000000000;          | 5:9  | the number does not fit its type
          return 1.5b;                | 5:9  | the number does not fit its type
          return 12x;                 | 5:9  | the number does not end where a name begins
          return a#;                  | 5:10 | a variable has a number after `#`
          return 'ab';                | 5:9  | a character literal has one character
          print("x);                  | 5:8  | the closing " is missing on this line
          print("\\x");               | 5:9  | unknown escape sequence
          return a#0 @1:2;            | 5:13 | a span has the form `@line:column[offset+length]`
          return a#0@3/1:2[3+4];      | 5:12 | no file has the number 3
          1 = 2;                      | 5:2  | only a variable or an element, without a span, is assigned
          a#0@1:2[3+4] = 2;           | 5:2  | only a variable or an element, without a span, is assigned
          return (1@1:2[3+4])@1:2[3+4]; | 5:20 | the span belongs before the parenthesis
          return math.sine(1.0);      | 5:14 | unknown word `sine`
          return else;                | 5:9  | expected an expression, found `else`
          R x#5;                      | 5:2  | no record is declared as `R`
          int x#5 = new[3];           | 5:2  | a new array is in private memory
          return a#0 § b#1;           | 5:13 | unexpected character `§`
          return float.bits(0x123456789); | 5:20 | expected `0x` and at most 8 hexadecimal digits
          """)
  void aProblemHasItsPlace(String body, String place, String problem) {
    ModelSyntaxException e = catchThrowableOfType(ModelSyntaxException.class, () -> unitWith(body));

    assertThat(e.line() + ":" + e.column() + " " + e.problem()).isEqualTo(place + " " + problem);
  }

  @Test
  void theExampleOfThePageIsPrintedAsItWasRead() throws IOException, ModelSyntaxException {
    String page = Files.readString(Path.of("../docs/DEVICE-MODEL-TEXT.md"));
    int start = page.indexOf("device-model 1\n");
    String example = page.substring(start, page.indexOf("```", start));

    assertThat(ModelPrinter.print(ModelReader.read("page", example))).isEqualTo(example);
  }

  @Test
  void otherVersionsAreRefused() {
    for (String first : List.of("device-model 2", "device-model", "DEVICE-MODEL 1", "")) {
      assertThatThrownBy(() -> ModelReader.read("U.model", first + "\nunit U\n"))
          .isInstanceOf(ModelSyntaxException.class)
          .hasMessageStartingWith("U.model:");
    }
  }
}
