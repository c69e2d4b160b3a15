package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.TypedSource;
import dev.sycamore.outliner.types.TaggedType;
import java.util.List;
import java.util.Optional;

/** Calls of {@code equals} on values. */
final class Equality {
  private Equality() {}

  /**
   * A call as it is compiled: {@code equals} of a record, an enum constant or a value of a sealed
   * interface takes a value of the same type, though it is declared to take any object.
   */
  static Invocation ofValues(SourceTypes context, Invocation invocation, MethodCallExpr call) {
    if (!isEquals(invocation)) {
      return invocation;
    }
    TypedSource source = context.source();
    JavaType receiver = source.substitution().apply(invocation.receiver());
    boolean ofValue =
        receiver instanceof JavaType.Declared declared
            && (declared.symbol().kind() == ClassSymbol.Kind.ENUM
                || declared.symbol().kind() == ClassSymbol.Kind.RECORD);
    Optional<JavaType> argument = source.typeOf(call.getArgument(0));
    boolean ofSame = argument.filter(receiver::equals).isPresent();
    boolean ofSealed =
        context
            .compilation()
            .types()
            .tagged(receiver)
            .filter(type -> ofSame || isAlternative(type, argument))
            .isPresent();
    return (ofValue && ofSame) || ofSealed ? taking(receiver, invocation) : invocation;
  }

  private static boolean isAlternative(TaggedType type, Optional<JavaType> record) {
    return type.alternatives().stream()
        .anyMatch(a -> record.filter(a.javaType()::equals).isPresent());
  }

  private static Invocation taking(JavaType parameter, Invocation invocation) {
    return new Invocation(
        invocation.method(),
        invocation.receiver(),
        List.of(parameter),
        invocation.returnType(),
        invocation.typeArguments(),
        invocation.spread());
  }

  /** Whether a call is of {@code equals(Object)}. */
  private static boolean isEquals(Invocation invocation) {
    return invocation.method().name().equals("equals")
        && invocation.parameterTypes().size() == 1
        && invocation.parameterTypes().get(0) instanceof JavaType.Declared parameter
        && parameter.symbol().canonicalName().equals("java.lang.Object");
  }
}
