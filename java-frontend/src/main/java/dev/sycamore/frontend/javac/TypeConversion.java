package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.type.ArrayType;
import com.github.javaparser.ast.type.ArrayType.Origin;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.PrimitiveType;
import com.github.javaparser.ast.type.PrimitiveType.Primitive;
import com.github.javaparser.ast.type.ReferenceType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.TypeParameter;
import com.github.javaparser.ast.type.VarType;
import com.github.javaparser.ast.type.VoidType;
import com.github.javaparser.ast.type.WildcardType;

/**
 * Types. Where one begins is known, and then their tokens alone tell what they are: the trees of
 * javac, which splits {@code int a, b[]} and has annotations elsewhere, are needed only for the
 * arguments of annotations.
 */
final class TypeConversion {
  private final FileConversion file;
  private final TokenCursor cursor;

  TypeConversion(FileConversion file) {
    this.file = file;
    this.cursor = file.cursor;
  }

  /** A type without annotations of its own. */
  Type type() {
    return type(new NodeList<>());
  }

  /** A type after its annotations. */
  Type annotatedType() {
    return type(annotations());
  }

  /** A class or array type after its annotations. */
  ReferenceType annotatedReference() {
    return reference(annotatedType());
  }

  ReferenceType reference(Type type) {
    if (type instanceof ReferenceType found) {
      return found;
    }
    throw cursor.unexpected("class or array type");
  }

  Type type(NodeList<AnnotationExpr> annotations) {
    Position first = cursor.begin();
    Type element = elementType(annotations);
    Type whole = inBrackets(element, brackets(), first, Origin.TYPE);
    if (cursor.isAnnotation()) {
      throw new UnconvertedException("annotated dimension");
    }
    return whole;
  }

  /** A type that no brackets follow, or whose brackets are not its own. */
  Type elementType(NodeList<AnnotationExpr> annotations) {
    Primitive primitive = primitive();
    return primitive == null ? classType(annotations) : primitiveType(primitive, annotations);
  }

  /** What a method returns. */
  Type result() {
    return cursor.is("void") ? voidType() : type();
  }

  private VoidType voidType() {
    Position first = cursor.begin();
    cursor.next();
    return cursor.from(first, new VoidType(null));
  }

  private PrimitiveType primitiveType(Primitive primitive, NodeList<AnnotationExpr> annotations) {
    Position first = cursor.begin();
    cursor.next();
    return cursor.from(first, new PrimitiveType(null, primitive, annotations));
  }

  private Primitive primitive() {
    return switch (cursor.first()) {
      case 'b' ->
          cursor.is("boolean") ? Primitive.BOOLEAN : cursor.is("byte") ? Primitive.BYTE : null;
      case 'c' -> cursor.is("char") ? Primitive.CHAR : null;
      case 'd' -> cursor.is("double") ? Primitive.DOUBLE : null;
      case 'f' -> cursor.is("float") ? Primitive.FLOAT : null;
      case 'i' -> cursor.is("int") ? Primitive.INT : null;
      case 'l' -> cursor.is("long") ? Primitive.LONG : null;
      case 's' -> cursor.is("short") ? Primitive.SHORT : null;
      default -> null;
    };
  }

  /** Passes empty pairs of brackets and counts them. */
  int brackets() {
    int pairs = 0;
    while (cursor.accept('[')) {
      cursor.expect(']');
      pairs++;
    }
    return pairs;
  }

  /** The range of each of the array types goes from the element type to the last bracket. */
  Type inBrackets(Type element, int pairs, Position first, Origin origin) {
    Type type = element;
    for (int i = 0; i < pairs; i++) {
      type = cursor.from(first, new ArrayType(null, type, origin, new NodeList<>()));
    }
    return type;
  }

  ClassOrInterfaceType annotatedClassType() {
    return classType(annotations());
  }

  private ClassOrInterfaceType classType(NodeList<AnnotationExpr> annotations) {
    Position first = cursor.begin();
    ClassOrInterfaceType type = classType(first, null, annotations);
    while (cursor.nameGoesOn() || (cursor.is('.') && cursor.nextIs("@"))) {
      cursor.next();
      type = classType(first, type, annotations());
    }
    return type;
  }

  private ClassOrInterfaceType classType(
      Position first, ClassOrInterfaceType scope, NodeList<AnnotationExpr> annotations) {
    SimpleName name = cursor.simpleName();
    NodeList<Type> arguments = cursor.is('<') ? arguments() : null;
    return cursor.from(first, new ClassOrInterfaceType(null, scope, name, arguments, annotations));
  }

  /** Type arguments in angle brackets, none for a diamond. */
  NodeList<Type> arguments() {
    NodeList<Type> arguments = new NodeList<>();
    cursor.expect('<');
    if (!cursor.is('>')) {
      do {
        arguments.add(argument());
      } while (cursor.accept(','));
    }
    cursor.expect('>');
    return arguments;
  }

  private Type argument() {
    NodeList<AnnotationExpr> annotations = annotations();
    return cursor.is('?') ? wildcard(annotations) : type(annotations);
  }

  private WildcardType wildcard(NodeList<AnnotationExpr> annotations) {
    Position first = cursor.begin();
    cursor.next();
    ReferenceType upper = cursor.accept("extends") ? annotatedReference() : null;
    ReferenceType lower = upper == null && cursor.accept("super") ? annotatedReference() : null;
    return cursor.from(first, new WildcardType(null, upper, lower, annotations));
  }

  /** Type parameters in angle brackets, none if there are none. */
  NodeList<TypeParameter> parameters() {
    NodeList<TypeParameter> parameters = new NodeList<>();
    if (cursor.accept('<')) {
      do {
        parameters.add(parameter());
      } while (cursor.accept(','));
      cursor.expect('>');
    }
    return parameters;
  }

  private TypeParameter parameter() {
    NodeList<AnnotationExpr> annotations = annotations();
    Position first = cursor.begin();
    SimpleName name = cursor.simpleName();
    NodeList<ClassOrInterfaceType> bounds = new NodeList<>();
    if (cursor.accept("extends")) {
      do {
        bounds.add(annotatedClassType());
      } while (cursor.accept('&'));
    }
    return cursor.from(first, new TypeParameter(null, name, bounds, annotations));
  }

  /** The class types after a keyword, none if it is not there. */
  NodeList<ClassOrInterfaceType> classTypesAfter(String keyword) {
    NodeList<ClassOrInterfaceType> types = new NodeList<>();
    if (cursor.accept(keyword)) {
      do {
        types.add(annotatedClassType());
      } while (cursor.accept(','));
    }
    return types;
  }

  /** What a method may throw. */
  NodeList<ReferenceType> thrown() {
    NodeList<ReferenceType> types = new NodeList<>();
    if (cursor.accept("throws")) {
      do {
        types.add(annotatedReference());
      } while (cursor.accept(','));
    }
    return types;
  }

  /** The type of a variable whose type is to be inferred, or null if {@code type} is another. */
  static VarType inferred(Type type) {
    if (type instanceof ClassOrInterfaceType named && named.getNameAsString().equals("var")) {
      VarType inferred = new VarType(null);
      named.getRange().ifPresent(inferred::setRange);
      return inferred;
    }
    return null;
  }

  /** The annotations of a type. */
  NodeList<AnnotationExpr> annotations() {
    NodeList<AnnotationExpr> annotations = new NodeList<>();
    while (cursor.isAnnotation()) {
      annotations.add(file.modifiers.annotation(file.annotationHere()));
    }
    return annotations;
  }
}
