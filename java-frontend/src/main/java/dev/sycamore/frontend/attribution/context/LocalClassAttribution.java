package dev.sycamore.frontend.attribution.context;

import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.symbols.JavaType;

/** Attribution of the classes that expressions declare (JLS 15.9.5). */
public interface LocalClassAttribution {

  /** An anonymous class. */
  interface AnonymousClass {
    JavaType type();

    void attributeBody();
  }

  /** The class of an object creation with a body, which is not looked at yet. */
  AnonymousClass anonymous(ObjectCreationExpr creation, JavaType.Declared parent, NameScope scope);
}
