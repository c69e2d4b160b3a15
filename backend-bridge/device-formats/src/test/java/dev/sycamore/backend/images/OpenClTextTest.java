package dev.sycamore.backend.images;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.text.TextParts;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The parts of OpenCL C. */
class OpenClTextTest {

  private static final String OWN = "__kernel void k() {\n}\n";

  @Test
  void theOwnPartIsFoundAgain() {
    String library = "int f() {\n  return 1;\n}\n\n";
    String text = OpenClText.join(library, OWN);

    assertThat(text).isEqualTo(library + "// end of the libraries\n" + OWN);
    assertThat(OpenClText.own(text)).contains(OWN);
    assertThat(OpenClText.own(OpenClText.join("\n", OWN))).contains(OWN);
    assertThat(OpenClText.own(OpenClText.join("", OWN))).isEmpty();
    assertThat(OpenClText.own("")).isEmpty();
  }

  @Test
  void onlyAWholeLineEndsLibrariesAndTheLastOneCounts() {
    String library = "// end of the libraries\nint f();\n";

    assertThat(OpenClText.own(OpenClText.join(library, OWN))).contains(OWN);
    assertThat(OpenClText.own("x // end of the libraries\n" + OWN)).isEmpty();
    assertThat(OpenClText.own("// end of the libraries\n" + OWN)).contains(OWN);
  }

  @Test
  void ofLibrariesThereIsWhatTheUnitReaches() {
    String library =
        "// library\n"
            + TextParts.part("helper__lib", List.of(), "int helper__lib() {\n}\n")
            + TextParts.part("f", List.of("helper__lib"), "int f() {\n}\n")
            + TextParts.part("other", List.of("helper__lib"), "int other() {\n}\n")
            + TextParts.end();
    String own =
        TextParts.part("f", List.of(), "int f();\n")
            + TextParts.part("k", List.of("f"), "__kernel void k() {\n}\n")
            + TextParts.end();
    String text = OpenClText.join(library, own);

    assertThat(text)
        .startsWith("// library\n")
        .contains("int helper__lib() {", "int f() {", "// end of the libraries\n")
        .doesNotContain("other");
    assertThat(OpenClText.own(text)).contains(own);
    // What has no parts may use anything.
    assertThat(OpenClText.join(library, OWN)).contains(library, OWN);
    assertThat(OpenClText.join("int g() {\n}\n" + library, own)).contains(library, own);
  }
}
