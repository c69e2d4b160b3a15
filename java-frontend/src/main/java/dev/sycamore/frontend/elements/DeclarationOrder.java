package dev.sycamore.frontend.elements;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * The members of a class as it declares them. The processor API promises that order, and javac
 * keeps it; ecj sorts the fields of a class from a class file by name, so that the order, of which
 * the ordinals of enum constants are made, has to be had from the field's number there.
 */
final class DeclarationOrder {
  private static final String ECJ_CLASS_FILE =
      "org.eclipse.jdt.internal.compiler.lookup.BinaryTypeBinding";

  private DeclarationOrder() {}

  /** Fields and enum constants. */
  static List<Element> fields(TypeElement type) {
    List<Element> fields = new ArrayList<>();
    for (Element member : type.getEnclosedElements()) {
      if (member.getKind() == ElementKind.FIELD || member.getKind() == ElementKind.ENUM_CONSTANT) {
        fields.add(member);
      }
    }
    if (isSorted(type)) {
      fields.sort(Comparator.comparingInt(DeclarationOrder::number));
    }
    return fields;
  }

  private static boolean isSorted(TypeElement type) {
    if (!type.getClass().getName().startsWith("org.eclipse.jdt.")) {
      return false;
    }
    try {
      return binding(type).getClass().getName().equals(ECJ_CLASS_FILE);
    } catch (ReflectiveOperationException e) {
      throw unknown(type, e);
    }
  }

  private static int number(Element field) {
    try {
      Object binding = binding(field);
      return binding.getClass().getField("id").getInt(binding);
    } catch (ReflectiveOperationException e) {
      throw unknown(field, e);
    }
  }

  private static Object binding(Element element) throws ReflectiveOperationException {
    return element.getClass().getField("_binding").get(element);
  }

  /** A wrong ordinal would be a wrong result: better none. */
  private static IllegalStateException unknown(Element element, Exception cause) {
    return new IllegalStateException(
        "this version of ecj does not report the place of " + element, cause);
  }
}
