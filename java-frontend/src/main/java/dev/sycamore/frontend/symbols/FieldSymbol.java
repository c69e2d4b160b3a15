package dev.sycamore.frontend.symbols;

import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** A field, enum constant or record component. */
public interface FieldSymbol {

  String name();

  JavaType type();

  Set<Modifier> modifiers();

  ClassSymbol owner();

  boolean isEnumConstant();

  /**
   * The value of a constant variable (JLS 4.12.4): a boxed primitive or a String. javac attributes
   * the initialiser for it if it compiles the class, and reports what is wrong there: then it
   * analyses nothing. {@link FieldConstants} do not ask it.
   */
  Optional<Object> constantValue();

  AnnotationSet annotations();
}
