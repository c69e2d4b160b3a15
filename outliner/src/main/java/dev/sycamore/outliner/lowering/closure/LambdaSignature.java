package dev.sycamore.outliner.lowering.closure;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.outliner.attribution.FunctionTarget;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.fault.JavaTypeFaults;
import dev.sycamore.outliner.lowering.function.ExternalDeclarations;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.JavaType;

/** Checks what a lambda takes and returns, whether or not it is ever called. */
final class LambdaSignature {
  private LambdaSignature() {}

  /** Refuses a lambda or method reference whose calls could have no arguments or no result. */
  static void check(FunctionContext lowering, Expression lambda, FunctionTarget target) {
    for (JavaType type : target.parameterTypes()) {
      check(lowering, lambda, type);
    }
    if (target.returnType() != JavaType.Primitive.VOID) {
      check(lowering, lambda, target.returnType());
    }
  }

  private static void check(FunctionContext lowering, Expression lambda, JavaType declared) {
    JavaType type = lowering.source().substitution().apply(declared);
    boolean isKnownObject =
        type instanceof JavaType.Declared object
            && !isInterface(object.symbol())
            && ExternalDeclarations.shapeOf(type, lowering.services().types()).isEmpty();
    if (isKnownObject) {
      throw JavaTypeFaults.refuse(lowering, lambda, type);
    }
  }

  /** Perhaps one of lambdas, which are passed on statically. */
  private static boolean isInterface(ClassSymbol symbol) {
    return symbol.kind() == ClassSymbol.Kind.INTERFACE;
  }
}
