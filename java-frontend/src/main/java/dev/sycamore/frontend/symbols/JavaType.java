package dev.sycamore.frontend.symbols;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A type of the Java language, as attribution sees it. Types compare by value.
 *
 * <p>Source: JLS 4.
 */
public sealed interface JavaType {

  /** Calls the method of a visitor for this kind of type. */
  <R> R accept(Visitor<R> visitor);

  /** What is done with each kind of type; whoever adds a kind gets errors where it is missing. */
  interface Visitor<R> {
    R visitPrimitive(Primitive type);

    R visitDeclared(Declared type);

    R visitArray(Array type);

    R visitVariable(Variable type);

    R visitWildcard(Wildcard type);

    R visitIntersection(Intersection type);

    R visitSpecial(Special type);
  }

  /** JLS 4.2, and {@code void}. */
  enum Primitive implements JavaType {
    BOOLEAN,
    BYTE,
    SHORT,
    CHAR,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    VOID;

    public boolean isNumeric() {
      return this != BOOLEAN && this != VOID;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitPrimitive(this);
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A class or interface type; raw, or not generic, where {@code arguments} is empty.
   *
   * @param symbol its declaration
   * @param enclosing of an inner class, the type around it where that has type arguments: {@code
   *     Outer<String>} of {@code Outer<String>.Inner}
   */
  record Declared(ClassSymbol symbol, List<JavaType> arguments, Optional<Declared> enclosing)
      implements JavaType {
    public Declared {
      arguments = List.copyOf(arguments);
    }

    public Declared(ClassSymbol symbol, List<JavaType> arguments) {
      this(symbol, arguments, Optional.empty());
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitDeclared(this);
    }

    @Override
    public String toString() {
      return (symbol.canonicalName().isEmpty() ? symbol.simpleName() : symbol.canonicalName())
          + (arguments.isEmpty()
              ? ""
              : arguments.stream()
                  .map(Object::toString)
                  .collect(Collectors.joining(",", "<", ">")));
    }
  }

  /** JLS 10.1. */
  record Array(JavaType component) implements JavaType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitArray(this);
    }

    @Override
    public String toString() {
      return component + "[]";
    }
  }

  /**
   * A type variable (JLS 4.4).
   *
   * @param owner what declares it, and knows its bound
   */
  record Variable(String name, GenericDeclaration owner) implements JavaType {
    /** Object where none is written. */
    public JavaType bound() {
      return owner.boundOf(this);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitVariable(this);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** A wildcard type argument (JLS 4.5.1); at most one bound is there. */
  record Wildcard(Optional<JavaType> upper, Optional<JavaType> lower) implements JavaType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitWildcard(this);
    }

    @Override
    public String toString() {
      return upper.map(t -> "? extends " + t).or(() -> lower.map(t -> "? super " + t)).orElse("?");
    }
  }

  /** An intersection (JLS 4.9), as bounds of variables and casts have it. */
  record Intersection(List<JavaType> parts) implements JavaType {
    public Intersection {
      parts = List.copyOf(parts);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitIntersection(this);
    }

    @Override
    public String toString() {
      return parts.stream().map(Object::toString).collect(Collectors.joining("&"));
    }
  }

  /** What is no type that can be written. */
  enum Special implements JavaType {
    /** The type of {@code null}. */
    NULL,
    /** The host compiler could not resolve it and reports it; whatever depends on it is silent. */
    ERRONEOUS,
    /** Outside of what attribution understands; never the type of an expression, but a part. */
    UNKNOWN;

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSpecial(this);
    }
  }
}
