package dev.sycamore.frontend.attribution.statement;

import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.frontend.attribution.declaration.SourceClass;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.List;

/** Classes inside of code, for which the host compiler has no elements (JLS 14.3, 15.9.5). */
public final class LocalClasses {
  private final UnitContext unit;
  private final MemberBodies bodies;

  public LocalClasses(UnitContext unit) {
    this.unit = unit;
    this.bodies = new MemberBodies(unit);
  }

  public MemberBodies bodies() {
    return bodies;
  }

  /** A local class, record, enum or interface: known from here on, its own body included. */
  void declare(TypeDeclaration<?> declaration, NameScope scope) {
    SourceClass symbol = new SourceClass(declaration, scope, scope.enclosingClass(), unit);
    scope.declareType(declaration.getNameAsString(), new JavaType.Declared(symbol, List.of()));
    unit.table().classAt(declaration, symbol);
    bodies.attributeType(declaration, symbol);
  }

  /** The class of an object creation with a body, which is not looked at yet. */
  public AnonymousClass anonymous(
      ObjectCreationExpr creation, JavaType.Declared parent, NameScope scope) {
    return new AnonymousClass(creation, new SourceClass(creation, parent, scope, unit));
  }

  /** An anonymous class. */
  public final class AnonymousClass {
    private final ObjectCreationExpr creation;
    private final SourceClass symbol;

    private AnonymousClass(ObjectCreationExpr creation, SourceClass symbol) {
      this.creation = creation;
      this.symbol = symbol;
    }

    public JavaType type() {
      return new JavaType.Declared(symbol, List.of());
    }

    public void attributeBody() {
      unit.table().classAt(creation, symbol);
      bodies.attributeMembers(
          creation.getAnonymousClassBody().orElseThrow(), symbol, symbol.body());
    }
  }
}
