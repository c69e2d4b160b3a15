package dev.sycamore.frontend.elements;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** Whether a declaration that attribution found is the one that javac found. */
final class SameElement {
  private SameElement() {}

  static boolean method(MethodSymbol ours, Element javac) {
    if (!(javac instanceof ExecutableElement executable)
        || !executable.getSimpleName().contentEquals(ours.name())
        || executable.getParameters().size() != ours.parameters().size()) {
      return false;
    }
    List<? extends VariableElement> parameters = executable.getParameters();
    for (int i = 0; i < parameters.size(); i++) {
      if (!SameType.same(ours.parameters().get(i).type(), parameters.get(i).asType())) {
        return false;
      }
    }
    return isCloneOfArray(executable)
        || isOfObject(ours, executable)
        || areAbstract(ours, executable)
        || sameOwner(ours.owner(), javac);
  }

  /**
   * For an interface that inherits a method of Object which a superinterface declares again, javac
   * finds the one of Object: its lookup "does not do full membership checks", as Resolve says. By
   * JLS 9.2 the interface has no such member.
   */
  private static boolean isOfObject(MethodSymbol ours, ExecutableElement javac) {
    return ours.owner().kind() == ClassSymbol.Kind.INTERFACE
        && javac.getEnclosingElement() instanceof TypeElement owner
        && owner.getQualifiedName().contentEquals("java.lang.Object");
  }

  /**
   * Of several abstract methods with one signature, inherited from types that know nothing of each
   * other, the language has any chosen (JLS 15.12.2.5).
   */
  private static boolean areAbstract(MethodSymbol ours, ExecutableElement javac) {
    return ours.modifiers().contains(Modifier.ABSTRACT)
        && javac.getModifiers().contains(Modifier.ABSTRACT);
  }

  /** javac has a class for arrays, which declares their clone; here it is Object's. */
  private static boolean isCloneOfArray(ExecutableElement javac) {
    return javac.getSimpleName().contentEquals("clone")
        && javac.getEnclosingElement().getSimpleName().contentEquals("Array");
  }

  static boolean field(FieldSymbol ours, Element javac) {
    return javac instanceof VariableElement variable
        && variable.getSimpleName().contentEquals(ours.name())
        && sameOwner(ours.owner(), javac);
  }

  private static boolean sameOwner(ClassSymbol ours, Element javac) {
    return javac.getEnclosingElement() instanceof TypeElement owner
        && SameType.sameClass(ours, owner);
  }
}
