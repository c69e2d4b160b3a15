package dev.sycamore.header;

import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.header.model.BindingClass;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.templates.Templates;

/** The binding class of a compilation unit. */
public final class BindingGenerator {

  private BindingGenerator() {}

  /**
   * The class {@code <Unit>__Sycamore} in the package of the unit. The same unit always gives the
   * same text.
   *
   * @throws IllegalArgumentException if an argument is of a type that cannot cross
   */
  public static GeneratedSource generate(NormalizedUnit normalized) {
    BindingClass model = BindingModelFactory.create(normalized);
    return new GeneratedSource(
        UnitResources.bindingClass(normalized.unit().qualifiedName()), Templates.render(model));
  }
}
