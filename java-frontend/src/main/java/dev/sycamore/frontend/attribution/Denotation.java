package dev.sycamore.frontend.attribution;

import com.github.javaparser.ast.Node;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.Optional;

/** What a name means (JLS 6.5). */
public sealed interface Denotation {

  /**
   * A local variable, parameter, pattern variable, or lambda parameter.
   *
   * @param declaration the declaring node: a VariableDeclarator, Parameter or pattern
   */
  record Local(String name, JavaType type, Node declaration) implements Denotation {}

  /**
   * A field, read through an instance or statically.
   *
   * @param type as a member of the type it is read through
   * @param implicitOwner where the name is simple: the class whose {@code this} it is read through,
   *     or whose static member it is
   */
  record Field(FieldSymbol symbol, JavaType type, Optional<ClassSymbol> implicitOwner)
      implements Denotation {}

  /** {@code array.length}. */
  record ArrayLength() implements Denotation {}

  /** A class, where an expression may be one: the scope of a static member. */
  record TypeName(ClassSymbol symbol) implements Denotation {}

  /** {@code this} or {@code Outer.this}. */
  record This(ClassSymbol symbol) implements Denotation {}
}
