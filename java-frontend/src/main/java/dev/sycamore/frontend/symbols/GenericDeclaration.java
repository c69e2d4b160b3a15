package dev.sycamore.frontend.symbols;

import java.util.List;

/**
 * A class, method or constructor, which may declare type parameters. Equal declarations are the
 * same declaration.
 */
public interface GenericDeclaration {

  List<JavaType.Variable> typeParameters();

  /** The bound of one of {@link #typeParameters}: Object where none is written. */
  JavaType boundOf(JavaType.Variable parameter);
}
