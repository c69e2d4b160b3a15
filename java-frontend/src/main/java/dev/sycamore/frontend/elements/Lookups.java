package dev.sycamore.frontend.elements;

import java.util.List;
import javax.lang.model.element.TypeElement;

/**
 * What a symbol table was asked: all that a compilation knows of the world around its sources.
 *
 * @param classes whose declarations may have been looked at
 * @param missing canonical names without a class
 * @param modules whether the packages of a module were asked for
 */
public record Lookups(List<TypeElement> classes, List<String> missing, boolean modules) {

  public Lookups {
    classes = List.copyOf(classes);
    missing = List.copyOf(missing);
  }
}
