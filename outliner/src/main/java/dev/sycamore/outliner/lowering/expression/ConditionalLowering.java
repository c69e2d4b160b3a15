package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.ConditionalExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.kernels.FunctionalTypes;
import dev.sycamore.outliner.lowering.choice.ChoiceOptions;
import dev.sycamore.outliner.lowering.choice.ChosenValues;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.TaggedValues;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.report.Attempts;
import dev.sycamore.outliner.report.Unlowerable;
import java.util.List;
import java.util.Optional;

/** {@code a ? b : c} (JLS 15.25). */
final class ConditionalLowering {
  private final FunctionContext context;

  ConditionalLowering(FunctionContext context) {
    this.context = context;
  }

  /**
   * Lowers a conditional.
   *
   * @param target what each branch is converted to; empty for the type of the conditional
   */
  Value conditional(ConditionalExpr e, Optional<ScalarType> target) {
    Optional<ScalarType> own = context.source().scalarTypeOf(e);
    if (own.isEmpty()) {
      context.typeOf(e);
    }
    Optional<ScalarType> scalar = own.map(type -> ScalarConversions.handedDown(type, target));
    DeviceExpression condition = context.expressions().scalar(e.getCondition(), ScalarType.BOOLEAN);
    if (condition instanceof Literal constant) {
      // The other branch is not device code.
      var live = constant.value().equals(true) ? e.getThenExpr() : e.getElseExpr();
      if (scalar.isEmpty()) {
        return context.expressions().value(live);
      }
      // javac leaves the live branch alone if it has the type of the conditional.
      boolean same = context.source().scalarTypeOf(live).equals(own);
      return new Value.Plain(
          context.expressions().scalar(live, same ? scalar.get() : own.orElseThrow()));
    }
    if (context.typeOf(e) instanceof JavaType.Array
        || FunctionalTypes.isFunction(context.typeOf(e))) {
      return chosen(e, condition);
    }
    List<DeviceExpression> branches =
        Attempts.each(
            List.of(e.getThenExpr(), e.getElseExpr()),
            branch ->
                scalar.isPresent()
                    ? context.expressions().scalar(branch, scalar.get())
                    : context.expressions().plain(branch));
    Optional<DeviceType> tagged =
        context
            .source()
            .typeOf(e)
            .flatMap(context.compilation().types()::tagged)
            .map(t -> t.type());
    if (tagged.isPresent()) {
      TaggedValues values = new TaggedValues(context);
      branches = branches.stream().map(b -> values.convert(b, tagged.get()).orElse(b)).toList();
    }
    DeviceType type = branches.get(0).type();
    if (type instanceof ViewType || !type.equals(branches.get(1).type())) {
      throw choice(e, type);
    }
    return new Value.Plain(
        new Conditional(condition, branches.get(0), branches.get(1), context.spanOf(e)));
  }

  private Value chosen(ConditionalExpr e, DeviceExpression condition) {
    SourceSpan span = context.spanOf(e);
    List<Value> values =
        Attempts.each(List.of(e.getThenExpr(), e.getElseExpr()), context.expressions()::option);
    Optional<DeviceExpression> first = ChosenValues.view(context, values.get(0), span);
    Optional<DeviceExpression> second = ChosenValues.view(context, values.get(1), span);
    if (first.isPresent() && first.map(DeviceExpression::type).equals(second.map(v -> v.type()))) {
      return new Value.Plain(new Conditional(condition, first.get(), second.get(), span));
    }
    ChoiceOptions options = new ChoiceOptions();
    List<DeviceExpression> numbers = values.stream().map(v -> options.add(v, span)).toList();
    return options.chosen(new Conditional(condition, numbers.get(0), numbers.get(1), span));
  }

  private Unlowerable choice(ConditionalExpr e, DeviceType type) {
    return type instanceof ViewType
        ? context
            .faults()
            .refuseWithHelp(
                DiagnosticId.ARRAY,
                e,
                "use `if`, with the code for each array in its own branch",
                "a choice between arrays")
        : context
            .faults()
            .refuseWithHelp(
                DiagnosticId.OPERATION_ON_REFERENCES,
                e,
                "a value of type `"
                    + context.display(e)
                    + "` would need a reference: give it the type of a sealed interface of records, or"
                    + " use one record class, with a component for the kind",
                "a choice between records of different classes");
  }
}
