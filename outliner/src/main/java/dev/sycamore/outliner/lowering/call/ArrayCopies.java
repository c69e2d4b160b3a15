package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.library.DeviceLibrary;
import dev.sycamore.outliner.lowering.choice.ChosenValues;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.KeptValue;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code System.arraycopy}, and copies of arrays that are new private arrays: {@code clone}, {@code
 * Arrays.copyOf}, {@code Arrays.copyOfRange}. Their types say too little for other calls: what is
 * copied is an {@code Object}, or the result has a size.
 */
final class ArrayCopies {
  private final FunctionContext context;
  private final FunctionRule functions;

  ArrayCopies(FunctionContext context, FunctionRule functions) {
    this.context = context;
    this.functions = functions;
  }

  /** What a call is on the device; empty if it is no copy of arrays of primitive elements. */
  Optional<Value> call(MethodCallExpr e, Invocation invocation) {
    String owner = invocation.method().owner().canonicalName();
    String name = invocation.method().name();
    if (owner.equals("java.lang.System") && name.equals("arraycopy")) {
      return copiesPrimitives(e.getArgument(0)) ? Optional.of(arrayCopy(e)) : Optional.empty();
    }
    boolean isClone = name.equals("clone") && e.getArguments().isEmpty();
    if (isClone && e.getScope().filter(this::copiesPrimitives).isPresent()) {
      return Optional.of(copyOf(e, e.getScope().get(), Optional.empty(), Optional.empty()));
    }
    boolean isCopy = owner.equals("java.util.Arrays") && name.startsWith("copyOf");
    if (!isCopy || !copiesPrimitives(e.getArgument(0))) {
      return Optional.empty();
    }
    return switch (name) {
      case "copyOf" ->
          Optional.of(copyOf(e, e.getArgument(0), Optional.empty(), Optional.of(e.getArgument(1))));
      case "copyOfRange" ->
          Optional.of(
              copyOf(
                  e,
                  e.getArgument(0),
                  Optional.of(e.getArgument(1)),
                  Optional.of(e.getArgument(2))));
      default -> Optional.empty();
    };
  }

  private boolean copiesPrimitives(Expression e) {
    return copier(context.typeOf(e)).isPresent();
  }

  private Optional<MethodSymbol> copier(JavaType array) {
    return new DeviceLibrary(context.compilation().symbols())
        .arrayCopy(array)
        .filter(functions::knows);
  }

  private Value arrayCopy(MethodCallExpr e) {
    Expression target = e.getArgument(2);
    if (!context.typeOf(target).equals(context.typeOf(e.getArgument(0)))) {
      throw context.faults().refuse(DiagnosticId.UNSUPPORTED_TYPE, target, context.display(target));
    }
    return copy(
        e,
        context.typeOf(target),
        List.of(
            context.expressions().value(e.getArgument(0)),
            integer(e.getArgument(1)),
            context.expressions().value(target),
            integer(e.getArgument(3)),
            integer(e.getArgument(4))));
  }

  private Value integer(Expression e) {
    return new Value.Plain(context.expressions().scalar(e, ScalarType.INT));
  }

  private Value copy(Node at, JavaType array, List<Value> arguments) {
    MethodSymbol method = copier(array).orElseThrow();
    return functions.call(new CallSite(at, Invocation.of(method), Optional.empty(), arguments));
  }

  /**
   * A new array.
   *
   * @param from the first index; empty for 0
   * @param to the index after the last; empty for the length
   */
  private Value copyOf(
      MethodCallExpr e, Expression array, Optional<Expression> from, Optional<Expression> to) {
    SourceSpan span = context.spanOf(e);
    Value written = context.expressions().value(array);
    int first = from.map(this::constant).orElse(0);
    int end = to.map(this::constant).orElseGet(() -> lengthOf(written, e));
    if (first < 0 || end < first) {
      throw context
          .faults()
          .refuse(DiagnosticId.ARRAY, to.orElse(array), "an array of size " + (end - first));
    }
    KeptValue kept = new KeptValue(context, written, span);
    Value source = kept.value();
    DeclarePrivateArray made = declare(array, end - first, span);
    ReadLocal target = new ReadLocal(made.variable(), span);
    Value copied =
        copy(
            e,
            context.typeOf(array),
            List.of(
                source,
                new Value.Plain(ScalarConversions.intLiteral(first, span)),
                new Value.Plain(target),
                new Value.Plain(ScalarConversions.intLiteral(0, span)),
                new Value.Plain(count(source, first, end, span))));
    List<DeviceStatement> statements = new ArrayList<>(kept.statements());
    statements.add(made);
    statements.add(new Evaluate(((Value.Plain) copied).expression(), span));
    return new Value.Plain(new StatementExpression(statements, made.variable(), span));
  }

  private DeclarePrivateArray declare(Expression array, int length, SourceSpan span) {
    ScalarType element =
        DeviceTypes.scalar(((JavaType.Array) context.typeOf(array)).component()).orElseThrow();
    Variable variable =
        context.scope().fresh("copy", new ViewType(element, 1, AddressSpace.PRIVATE));
    context.scope().noteLength(variable, length);
    return new DeclarePrivateArray(variable, length, List.of(), span);
  }

  /** As many elements as there are; the others of the new array are zero. */
  private DeviceExpression count(Value source, int first, int end, SourceSpan span) {
    Literal wanted = ScalarConversions.intLiteral(end - first, span);
    DeviceExpression length =
        ChosenValues.read(
            context, source, span, one -> new Extent(((Value.Plain) one).expression(), 0, span));
    return new IntrinsicCall(
        Intrinsic.MIN,
        List.of(
            wanted,
            new Binary(
                BinaryOperator.SUBTRACT, length, ScalarConversions.intLiteral(first, span), span)),
        ScalarType.INT,
        span);
  }

  private int constant(Expression e) {
    if (context.expressions().scalar(e, ScalarType.INT) instanceof Literal literal) {
      return (Integer) literal.value();
    }
    throw context.faults().refuse(DiagnosticId.ARRAY, e, "an array whose size is not constant");
  }

  private int lengthOf(Value source, Node at) {
    return Optional.of(source)
        .filter(Value.Plain.class::isInstance)
        .map(plain -> ((Value.Plain) plain).expression())
        .flatMap(context.scope()::lengthOf)
        .orElseThrow(
            () ->
                context
                    .faults()
                    .refuseWithHelp(
                        DiagnosticId.ARRAY,
                        at,
                        "give the size: `Arrays.copyOf(a, 16)`",
                        "an array whose size is not constant"));
  }
}
