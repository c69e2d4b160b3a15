package dev.sycamore.frontend.symbols;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * The declaration of a class, interface, enum, record or annotation. Equal symbols are the same
 * declaration.
 */
public interface ClassSymbol extends GenericDeclaration {

  /** JLS 8, 9. */
  enum Kind {
    CLASS,
    INTERFACE,
    ENUM,
    RECORD,
    ANNOTATION
  }

  Kind kind();

  /** Whether it is an interface or an annotation interface. */
  default boolean isInterface() {
    return kind() == Kind.INTERFACE || kind() == Kind.ANNOTATION;
  }

  /** Empty for an anonymous class. */
  String simpleName();

  /** {@code p.Outer.Inner}; empty for local and anonymous classes, which have none. */
  String canonicalName();

  /** {@code p.Outer$Inner}; empty for local and anonymous classes: it is the host compiler's. */
  String binaryName();

  String packageName();

  /**
   * Whether a compact source file declares it, so that no other file can name it (JLS 25, 8.1.8).
   */
  default boolean isImplicit() {
    return false;
  }

  /** With what is implied: {@code static} of a nested record, {@code abstract} of an interface. */
  Set<Modifier> modifiers();

  /** The direct superclass; empty for Object and interfaces. */
  Optional<JavaType> superclass();

  List<JavaType> interfaces();

  /** What directly extends or implements a sealed class or interface (JLS 8.1.6); else nothing. */
  default List<ClassSymbol> permittedSubclasses() {
    return List.of();
  }

  /** Fields and enum constants declared here, in order. */
  List<FieldSymbol> fields();

  /** Methods declared here, in order; without constructors. */
  List<MethodSymbol> methods();

  List<MethodSymbol> constructors();

  /** Components of a record in order, as its fields. */
  List<FieldSymbol> recordComponents();

  List<ClassSymbol> memberClasses();

  /** The class around this one; of a local or anonymous class, the class whose code it is in. */
  Optional<ClassSymbol> enclosingClass();

  AnnotationSet annotations();
}
