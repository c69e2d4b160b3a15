package dev.sycamore.backend.images;

import static org.assertj.core.api.Assertions.assertThat;

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
}
