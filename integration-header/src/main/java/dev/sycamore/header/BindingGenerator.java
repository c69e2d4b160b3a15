package dev.sycamore.header;

import dev.sycamore.header.classfile.BindingClassWriter;
import dev.sycamore.header.classfile.GeneratedClass;
import dev.sycamore.model.program.NormalizedUnit;
import java.util.List;

/** The binding class of a compilation unit. */
public final class BindingGenerator {

  private BindingGenerator() {}

  /**
   * The class {@code <Unit>__Sycamore} in the package of the unit, then classes for those of its
   * tables that one class file has no room for. The same unit always has the same bytes.
   *
   * @throws IllegalArgumentException if an argument is of a type that cannot cross
   */
  public static List<GeneratedClass> generate(NormalizedUnit normalized) {
    return BindingClassWriter.write(BindingModelFactory.create(normalized));
  }
}
