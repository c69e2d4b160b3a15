package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code @SuppressWarnings("sycamore:SYCnnnn")}. The warning that is suppressed here is the one
 * about suppressions without effect, which needs no kernel.
 */
@Tag("module")
class SuppressionsTest {

  private static final String FIRST_LINE = "class File { }\n";

  private static List<String> found(String source) {
    return MarkedSource.found(OutlineRun.of(FIRST_LINE + source).diagnostics());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@SuppressWarnings(\"sycamore:SYC4003\") class Example { BAD int f; }",
        "class Outer { @SuppressWarnings(\"sycamore:SYC4003\") class Inner { BAD int f; } }",
        "class Example { @SuppressWarnings(\"sycamore:SYC4003\") void m() { BAD int v = 1; } }",
        "class Example { @SuppressWarnings(\"sycamore:SYC4003\") Example() { BAD int v = 1; } }",
        "class Example { @SuppressWarnings(\"sycamore:SYC4003\") Runnable f = () -> { BAD int v = 1; }; }",
        "class Example { void m() { @SuppressWarnings(\"sycamore:SYC4003\") Runnable r = () -> { BAD int v; }; } }",
        "@SuppressWarnings({\"unused\", \"sycamore:SYC4003\"}) class Example { BAD int f; }",
        "@SuppressWarnings(value = {\"sycamore:SYC4003\", }) class Example { BAD int f; }",
        "@SuppressWarnings(\"sycamore:SYC4003\") class Example { JAVAS int f; "
            + " @interface SuppressWarnings { String value(); } }",
        "class Outer { @SuppressWarnings(\"sycamore:SYC4003\") class Inner { JAVAS int f; "
            + " @interface SuppressWarnings { String value(); } } }",
        "@java.lang.SuppressWarnings(Example.S + \"4003\") class Example { static final String S = \"sycamore:SYC\"; BAD int f; }",
        "class Example { @SuppressWarnings({\"sycamore:SYC1002\", \"sycamore:SYC4003\"}) int f; }",
      })
  void coversTheDeclarationThatItIsOn(String source) {
    String bad = "@SuppressWarnings(\"sycamore:SYC1002\")";
    String javas = "@java.lang." + bad.substring(1);

    assertThat(found(source.replace("BAD", bad).replace("JAVAS", javas))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class Example { @SuppressWarnings(\"sycamore:SYC4003\") int f; BAD int g; }",
        "@SuppressWarnings(\"sycamore:SYC4003\") class Other { } class Example { BAD int g; }",
        "@SuppressWarnings(\"unused\") class Example { BAD int g; }",
        "@SuppressWarnings({}) class Example { BAD int g; }",
        "@Example.SuppressWarnings(\"sycamore:SYC4003\") class Example { BAD int f; "
            + " @interface SuppressWarnings { String value(); } }",
        "class Example { @SuppressWarnings(\"sycamore:SYC4003\") int g; BAD int f; "
            + " @interface SuppressWarnings { String value(); } }",
        "class Example { @interface SuppressWarnings { String value(); } "
            + " class Inner { @SuppressWarnings(\"sycamore:SYC1002\") void m() { BAD int f; } } }",
        "class Example { @SuppressWarnings(7) int g; BAD int f; "
            + " @interface SuppressWarnings { int value(); } }",
        "class Example { @SuppressWarnings int g; BAD int f; @interface SuppressWarnings { } }",
        "class Example { @SuppressWarnings(value = \"sycamore\", id = 1) int g; BAD int f; "
            + " @interface SuppressWarnings { String value(); int id(); } }",
      })
  void coversNothingElse(String source) {
    String bad = "@java.lang.SuppressWarnings(\"sycamore:SYC1002\")";
    String text = source.replace("BAD", bad);
    int column = text.indexOf(bad) + bad.indexOf('"') + 1;

    assertThat(found(text)).containsExactly("2:" + column + " SYC4003");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sycamore:SYC1002 | `sycamore:SYC1002` is an error, which cannot be suppressed | change the code as the error describes, and remove the suppression",
        "sycamore:SYC400  | `sycamore:SYC400` is not the name of a warning | did you mean `sycamore:SYC4003`?",
        "sycamore:syc4003 | `sycamore:syc4003` is not the name of a warning | did you mean `sycamore:SYC4003`?",
        "SYC4003          | `SYC4003` is not the name of a warning | did you mean `sycamore:SYC4003`?",
        "sycamore.SYC4003 | `sycamore.SYC4003` is not the name of a warning | did you mean `sycamore:SYC4003`?",
        "sycamore         | `sycamore` is not the name of a warning | name the id of a warning: `@SuppressWarnings(\"sycamore:SYCnnnn\")`",
        "sycamore:all     | `sycamore:all` is not the name of a warning | name the id of a warning: `@SuppressWarnings(\"sycamore:SYCnnnn\")`",
      })
  void whatNamesNoWarningIsOne(String written, String message, String help) {
    List<Diagnostic> found =
        OutlineRun.of(FIRST_LINE + "@SuppressWarnings(\"" + written + "\") class Example { }")
            .diagnostics();

    assertThat(found).hasSize(1);
    assertThat(found.get(0).id()).isEqualTo(DiagnosticId.SUPPRESSION_WITHOUT_EFFECT);
    assertThat(found.get(0).message()).isEqualTo(message);
    assertThat(found.get(0).help()).isEqualTo(help);
  }

  @ParameterizedTest
  @ValueSource(strings = {"unchecked", "syc", "SYCAMORES", "Sycophant", "", "sycamores:x"})
  void namesOfOtherToolsAreTheirs(String written) {
    assertThat(found("@SuppressWarnings(\"" + written + "\") class Example { }")).isEmpty();
  }

  @Test
  void errorsStay() {
    String source =
        """
        import static dev.sycamore.Range.range;
        import dev.sycamore.DeviceQueue;
        class Example {
          @SuppressWarnings({"sycamore:SYC1002", "sycamore:SYC4003"})
          static void run(DeviceQueue q) {
            q.parallelFor(range(8), i -> { throw new Error(); });
          }
        }
        """;

    assertThat(MarkedSource.found(OutlineRun.of(source).diagnostics()))
        .containsExactly("6:36 SYC1002");
  }
}
