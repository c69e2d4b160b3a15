package dev.sycamore.outliner.lowering.closure;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.outliner.lowering.context.ClosureCode;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.fault.BoxedTypes;
import dev.sycamore.outliner.lowering.fault.JavaTypeFaults;
import dev.sycamore.outliner.types.DeviceTypes;

/** What a lambda takes and returns, whether or not it is ever called. */
final class LambdaSignature {
  private LambdaSignature() {}

  /** Refuses a lambda or method reference whose calls could have no arguments or no result. */
  static void check(SourceTypes context, Expression lambda, FunctionTarget target) {
    for (JavaType type : target.parameterTypes()) {
      check(context, lambda, type);
    }
    if (target.returnType() != JavaType.Primitive.VOID) {
      check(context, lambda, target.returnType());
    }
  }

  private static void check(SourceTypes context, Expression lambda, JavaType declared) {
    JavaType type = context.source().substitution().apply(declared);
    boolean isKnownObject =
        type instanceof JavaType.Declared object
            && !isInterface(object.symbol())
            && Shape.ofType(type, context.compilation().types()).isEmpty();
    if (isKnownObject) {
      throw JavaTypeFaults.refuse(context, lambda, type);
    }
  }

  /** Perhaps one of lambdas, which are passed on statically. */
  private static boolean isInterface(ClassSymbol symbol) {
    return symbol.kind() == ClassSymbol.Kind.INTERFACE;
  }

  /** The device type of what a lambda returns. */
  static DeviceType returnType(SourceTypes context, ClosureCode code, Node at) {
    JavaType type = code.substitution().apply(code.target().returnType());
    return context
        .compilation()
        .types()
        .result(type)
        .orElseThrow(
            () ->
                context
                    .faults()
                    .refuse(
                        BoxedTypes.isBoxed(type)
                            ? DiagnosticId.BOXING
                            : DiagnosticId.UNSUPPORTED_TYPE,
                        at,
                        DeviceTypes.display(type)));
  }
}
