package dev.sycamore.frontend.symbols;

import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** A method or constructor. */
public interface MethodSymbol extends GenericDeclaration {

  /** The name; {@code <init>} for a constructor. */
  String name();

  ClassSymbol owner();

  Set<Modifier> modifiers();

  List<ParameterSymbol> parameters();

  JavaType returnType();

  boolean isVarArgs();

  AnnotationSet annotations();

  /** Whether the header has a {@code throws}; not known of local and anonymous classes' methods. */
  default boolean declaresExceptions() {
    return false;
  }

  /** A parameter of a method. */
  interface ParameterSymbol {
    String name();

    JavaType type();

    AnnotationSet annotations();
  }
}
