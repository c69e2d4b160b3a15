package dev.sycamore.outliner.attribution;

import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import java.util.List;

/** Classes inside of code, for which the host compiler has no elements (JLS 14.3, 15.9.5). */
final class LocalClasses {
  private final UnitContext unit;
  private final Bodies bodies;

  LocalClasses(UnitContext unit) {
    this.unit = unit;
    this.bodies = new Bodies(unit);
  }

  Bodies bodies() {
    return bodies;
  }

  /** A local class, record, enum or interface: known from here on, its own body included. */
  void declare(TypeDeclaration<?> declaration, Scope scope) {
    SourceClass symbol = new SourceClass(declaration, scope, scope.enclosingClass(), unit);
    scope.declareType(declaration.getNameAsString(), new JavaType.Declared(symbol, List.of()));
    unit.findings.classAt(declaration, symbol);
    bodies.attributeType(declaration, symbol);
  }

  /** The class of an object creation with a body, which is not looked at yet. */
  SourceClass anonymous(ObjectCreationExpr creation, JavaType.Declared parent, Scope scope) {
    return new SourceClass(creation, parent, scope, unit);
  }

  /** The body of an object creation; the result is its type. */
  JavaType attribute(ObjectCreationExpr creation, SourceClass symbol) {
    unit.findings.classAt(creation, symbol);
    bodies.attributeMembers(creation.getAnonymousClassBody().orElseThrow(), symbol, symbol.body());
    return new JavaType.Declared(symbol, List.of());
  }

  /** The body of an enum constant, a class that extends the enum (JLS 8.9.1). */
  void enumConstantBody(EnumConstantDeclaration constant, ClassSymbol symbol, Scope scope) {
    SourceClass body =
        new SourceClass(constant, new JavaType.Declared(symbol, List.of()), scope, unit);
    unit.findings.classAt(constant, body);
    bodies.attributeMembers(constant.getClassBody(), body, body.body());
  }
}
