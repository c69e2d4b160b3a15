package dev.sycamore.header;

import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.templates.Templates;

/** The C header of a compilation unit: its kernels and their arguments, for native hosts. */
public final class IntegrationHeaderGenerator {

  private IntegrationHeaderGenerator() {}

  /**
   * The whole header, in ASCII; valid C99 and C++11. The same unit always gives the same text.
   *
   * @throws IllegalArgumentException if an argument is of a type that cannot cross
   */
  public static String generate(NormalizedUnit normalized) {
    return Templates.render(HeaderModelFactory.create(normalized));
  }
}
