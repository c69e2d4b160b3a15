package dev.sycamore.backend.images;

import dev.sycamore.binding.text.TextParts;
import java.util.Optional;

/**
 * The OpenCL C of a unit's kernels: the texts of the libraries that they call, a line that ends
 * them, and the unit's own text. The line lets a later link replace the libraries.
 */
public final class OpenClText {

  private static final String END = "// end of the libraries\n";

  private OpenClText() {}

  /**
   * The whole text, with the parts of the libraries that the unit reaches.
   *
   * @param libraries their texts; empty if the unit calls none
   * @param own the unit's text
   */
  public static String join(String libraries, String own) {
    return libraries.isEmpty()
        ? own
        : TextParts.reaching(libraries + END + own, TextParts.names(own));
  }

  /**
   * The unit's own text; empty if the unit calls no library. A unit's own text does not contain the
   * line, so the last one counts, whatever a library contains.
   */
  public static Optional<String> own(String text) {
    int line = ("\n" + text).lastIndexOf("\n" + END);
    return line < 0 ? Optional.empty() : Optional.of(text.substring(line + END.length()));
  }
}
