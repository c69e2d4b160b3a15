package dev.sycamore.backend.images;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.images.UnitWarnings.KernelWrites;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.SourceSpan;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnitWarningsTest {

  private static final SourceSpan AT = new SourceSpan("/some/where/Unit.java", 40, 3, 12, 5, 12);

  @Test
  void whatIsWrittenIsRead() throws TextFileException {
    Diagnostic warning =
        new Diagnostic(
            DiagnosticId.EXTERNAL_FUNCTION_ASPECT,
            Severity.WARNING,
            AT,
            "a message\nof two lines <b>",
            "",
            List.of(new CallFrame("Unit.run", AT)),
            List.of());
    byte[] bytes =
        UnitWarnings.bytes(
            "p.Unit", List.of(warning), List.of(new KernelWrites("p_Unit_run", 2, 0, 11)));
    assertThat(new String(bytes, StandardCharsets.UTF_8))
        .startsWith(
            "sycamore-warnings 2\nunit p.Unit\nwrites p_Unit_run 2 0 11\nwarning SYC2003 12 5\n"
                + "message a message")
        // The folders of the machine are in no file of the class output.
        .doesNotContain("/some/where");
    UnitWarnings.Contents contents = UnitWarnings.read("Unit.warnings", bytes);
    assertThat(contents.writes())
        .singleElement()
        .isEqualTo(new KernelWrites("p_Unit_run", 2, 0, 11))
        .extracting(KernelWrites::text)
        .isEqualTo("13 writes: 2 proved, 0 refuted, 11 unknown");
    assertThat(contents.warnings())
        .singleElement()
        .satisfies(
            read -> {
              assertThat(read.id()).isEqualTo("SYC2003");
              assertThat(read.line()).isEqualTo(12);
              assertThat(read.message()).startsWith("a message").endsWith("of two lines <b>");
              assertThat(read.help()).isEmpty();
              assertThat(read.chain()).containsExactly("Unit.run at Unit.java:12:5");
            });
  }

  @Test
  void aUnitWithoutWarningsHasNone() throws TextFileException {
    assertThat(UnitWarnings.read("f", UnitWarnings.bytes("p.Unit", List.of(), List.of())))
        .isEqualTo(UnitWarnings.Contents.NONE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "sycamore-warnings 1\nunit p.Unit\n",
        "sycamore-warnings 2\nunit p.Unit\nwarning SYC2003 12\nmessage a\nhelp b\n",
        "sycamore-warnings 2\nunit p.Unit\nwarning SYC2003 12 x\nmessage a\nhelp b\n",
        "sycamore-warnings 2\nunit p.Unit\nwarning SYC2003 12 5\n",
        "sycamore-warnings 2\nunit p.Unit\nwrites p_Unit_run 1 2\n",
        "sycamore-warnings 2\nunit p.Unit\nwrites p_Unit_run 1 2 x\n",
        "sycamore-warnings 2\nunit p.Unit\nnonsense\n"
      })
  void anotherTextIsRefusedWithItsPlace(String text) {
    assertThatThrownBy(() -> UnitWarnings.read("f", text.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(TextFileException.class)
        .hasMessageStartingWith("f:");
  }
}
