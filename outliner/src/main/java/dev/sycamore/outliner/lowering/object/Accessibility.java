package dev.sycamore.outliner.lowering.object;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** What the generated class of a package can name (JLS 6.6). */
public final class Accessibility {

  private Accessibility() {}

  public static boolean isVisible(FieldSymbol field, String packageName) {
    return isOpen(field.modifiers(), field.owner(), packageName)
        && isVisible(field.owner(), packageName);
  }

  public static boolean isVisible(ClassSymbol symbol, String packageName) {
    Optional<ClassSymbol> next = Optional.of(symbol);
    while (next.isPresent()) {
      ClassSymbol current = next.get();
      if (current.canonicalName().isEmpty()
          || current.isImplicit()
          || !isOpen(current.modifiers(), current, packageName)) {
        return false;
      }
      next = current.enclosingClass();
    }
    return true;
  }

  private static boolean isOpen(Set<Modifier> modifiers, ClassSymbol owner, String packageName) {
    return !modifiers.contains(Modifier.PRIVATE)
        && (modifiers.contains(Modifier.PUBLIC) || owner.packageName().equals(packageName));
  }
}
