package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.enums.EnumConstants;
import dev.sycamore.outliner.lowering.enums.EnumMethods;
import dev.sycamore.outliner.lowering.enums.EnumTables;
import dev.sycamore.outliner.lowering.enums.EnumThis;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Methods of enums: those that every enum has (JLS 8.9.3), as far as they are about the ordinal,
 * and those that the source of one declares or inherits.
 */
final class EnumRule implements CallRule {
  private static final Set<String> OF_ORDINALS = Set.of("ordinal", "compareTo", "equals");

  private final FunctionContext context;
  private final EnumTables tables;
  private final EnumMethods methods;

  EnumRule(FunctionContext context, FunctionCalls functions, EnumTables tables) {
    this.context = context;
    this.tables = tables;
    this.methods = new EnumMethods(context, functions, tables);
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    if (isValues(invocation)) {
      return true;
    }
    boolean ofThis = isOfThis(call);
    return !invocation.method().modifiers().contains(Modifier.STATIC)
        && (isOfOrdinals(invocation)
            || (type(invocation) != null
                && (!ofThis || context.thisObject() instanceof EnumThis)
                && methods.knows(type(invocation), invocation)));
  }

  @Override
  public Value call(CallSite site) {
    Invocation invocation = site.invocation();
    SourceSpan span = context.spanOf(site.at());
    if (isValues(invocation)) {
      return new Value.Plain(
          new ConstantArrayRef(tables.values(invocation.method().owner()), span));
    }
    Value object =
        site.receiver()
            .orElseGet(() -> context.thisObject().value(context, (Expression) site.at()));
    if (!isOfOrdinals(invocation)) {
      return methods.call(site.at(), type(invocation), invocation, object, site.arguments());
    }
    if (invocation.method().name().equals("ordinal")) {
      return object;
    }
    DeviceExpression left = plain(object);
    DeviceExpression right = plain(site.arguments().get(0));
    return new Value.Plain(
        invocation.method().name().equals("equals")
            ? new Binary(BinaryOperator.EQUAL, left, right, span)
            : new Binary(BinaryOperator.SUBTRACT, left, right, span));
  }

  private static DeviceExpression plain(Value value) {
    return ((Value.Plain) value).expression();
  }

  /** The method that the compiler adds, which no source has. */
  private static boolean isValues(Invocation invocation) {
    return invocation.method().name().equals("values")
        && invocation.method().parameters().isEmpty()
        && invocation.method().owner().kind() == ClassSymbol.Kind.ENUM;
  }

  /** A method of {@code java.lang.Enum}; of {@code equals} one that compares two of one enum. */
  private static boolean isOfOrdinals(Invocation invocation) {
    return OF_ORDINALS.contains(invocation.method().name())
        && invocation.method().owner().canonicalName().equals("java.lang.Enum")
        && (invocation.parameterTypes().isEmpty()
            || EnumConstants.isEnum(invocation.parameterTypes().get(0)));
  }

  /** The enum that a method is called on; in a method that it inherits, that of {@code this}. */
  private JavaType.Declared type(Invocation invocation) {
    JavaType written = context.source().substitution().apply(invocation.receiver());
    if (EnumConstants.isEnum(written)) {
      return (JavaType.Declared) written;
    }
    return context.thisObject() instanceof EnumThis
        ? context.source().substitution().thisClass().orElse(null)
        : null;
  }

  private static boolean isOfThis(Node call) {
    return call instanceof MethodCallExpr written
        && (written.getScope().isEmpty() || written.getScope().get() instanceof ThisExpr);
  }
}
