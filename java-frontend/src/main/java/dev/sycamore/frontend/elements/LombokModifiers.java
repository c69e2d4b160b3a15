package dev.sycamore.frontend.elements;

import dev.sycamore.frontend.symbols.AnnotationSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/**
 * The modifiers that Lombok gives to a class and its members. It changes javac's trees in its own
 * rounds, and elements have what is written until the class is entered once more: other processors
 * see a field without {@code private} that has it in the class file.
 */
final class LombokModifiers {
  private static final String UTILITY_CLASS = "lombok.experimental.UtilityClass";
  private static final String FIELD_DEFAULTS = "lombok.experimental.FieldDefaults";
  private static final String VALUE = "lombok.Value";
  private static final String NON_FINAL = "lombok.experimental.NonFinal";
  private static final String PACKAGE_PRIVATE = "lombok.experimental.PackagePrivate";

  private final boolean isUtility;
  private final boolean isFinal;
  private final boolean hasFinalFields;

  /** Of fields for which none is written. */
  private final Optional<Modifier> access;

  private LombokModifiers(AnnotationSet annotations, ElementKind kind) {
    isUtility = annotations.has(UTILITY_CLASS) && kind == ElementKind.CLASS;
    boolean isValue = annotations.has(VALUE) && kind == ElementKind.CLASS;
    isFinal = isUtility || (isValue && !annotations.has(NON_FINAL));
    hasFinalFields =
        annotations.value(FIELD_DEFAULTS, "makeFinal").map(Boolean.TRUE::equals).orElse(isValue);
    access =
        annotations
            .value(FIELD_DEFAULTS, "level")
            .flatMap(LombokModifiers::modifier)
            .or(() -> isValue ? Optional.of(Modifier.PRIVATE) : Optional.empty());
  }

  static LombokModifiers of(TypeElement type) {
    return new LombokModifiers(new ElementAnnotations(type), type.getKind());
  }

  private static Optional<Modifier> modifier(Object level) {
    return switch (level.toString()) {
      case "PUBLIC" -> Optional.of(Modifier.PUBLIC);
      case "PROTECTED" -> Optional.of(Modifier.PROTECTED);
      case "PRIVATE" -> Optional.of(Modifier.PRIVATE);
      default -> Optional.empty();
    };
  }

  /** The class's own modifiers. */
  Set<Modifier> ofClass(TypeElement type) {
    Set<Modifier> modifiers = new LinkedHashSet<>(type.getModifiers());
    if (isFinal) {
      modifiers.add(Modifier.FINAL);
    }
    if (isUtility && type.getEnclosingElement() instanceof TypeElement) {
      modifiers.add(Modifier.STATIC);
    }
    return modifiers;
  }

  /** Those of one of its fields. */
  Set<Modifier> ofField(Element field) {
    Set<Modifier> modifiers = new LinkedHashSet<>(field.getModifiers());
    if (field.getKind() != ElementKind.FIELD || field.getSimpleName().toString().startsWith("$")) {
      return modifiers;
    }
    if (!modifiers.contains(Modifier.STATIC)) {
      AnnotationSet annotations = new ElementAnnotations(field);
      if (access.isPresent() && isPackagePrivate(modifiers) && !annotations.has(PACKAGE_PRIVATE)) {
        modifiers.add(access.get());
      }
      if (hasFinalFields && !annotations.has(NON_FINAL)) {
        modifiers.add(Modifier.FINAL);
      }
    }
    if (isUtility) {
      modifiers.add(Modifier.STATIC);
    }
    return modifiers;
  }

  private static boolean isPackagePrivate(Set<Modifier> modifiers) {
    return !modifiers.contains(Modifier.PUBLIC)
        && !modifiers.contains(Modifier.PROTECTED)
        && !modifiers.contains(Modifier.PRIVATE);
  }

  /** Those of one of its methods, constructors or member classes. */
  Set<Modifier> ofMember(Element member) {
    Set<Modifier> modifiers = new LinkedHashSet<>(member.getModifiers());
    if (isUtility && member.getKind() != ElementKind.CONSTRUCTOR) {
      modifiers.add(Modifier.STATIC);
    }
    return modifiers;
  }
}
