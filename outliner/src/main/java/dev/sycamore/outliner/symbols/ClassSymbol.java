package dev.sycamore.outliner.symbols;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * The declaration of a class, interface, enum, record or annotation. Equal symbols are the same
 * declaration.
 */
public interface ClassSymbol {

  /** JLS 8, 9. */
  enum Kind {
    CLASS,
    INTERFACE,
    ENUM,
    RECORD,
    ANNOTATION
  }

  Kind kind();

  String simpleName();

  /** {@code p.Outer.Inner}. */
  String canonicalName();

  /** {@code p.Outer$Inner}. */
  String binaryName();

  String packageName();

  Set<Modifier> modifiers();

  List<JavaType.Variable> typeParameters();

  /** The bound of one of {@link #typeParameters}: Object where none is written. */
  JavaType boundOf(JavaType.Variable parameter);

  /** The direct superclass; empty for Object and interfaces. */
  Optional<JavaType> superclass();

  List<JavaType> interfaces();

  /** Fields and enum constants declared here, in order. */
  List<FieldSymbol> fields();

  /** Methods declared here, in order; without constructors. */
  List<MethodSymbol> methods();

  List<MethodSymbol> constructors();

  /** Components of a record in order, as its fields. */
  List<FieldSymbol> recordComponents();

  List<ClassSymbol> memberClasses();

  Optional<ClassSymbol> enclosingClass();

  AnnotationSet annotations();
}
