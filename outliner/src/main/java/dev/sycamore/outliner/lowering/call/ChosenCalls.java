package dev.sycamore.outliner.lowering.call;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.outliner.lowering.choice.BranchResult;
import dev.sycamore.outliner.lowering.choice.ChosenValues;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.KeptValue;
import dev.sycamore.outliner.lowering.context.RowPlace;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Calls of operations on an array that may be one of several: one call for each. */
final class ChosenCalls {
  private final CodeEmission context;
  private final CallRule rule;
  private final CallSite site;
  private final SourceSpan span;
  private final List<DeviceStatement> statements = new ArrayList<>();

  ChosenCalls(CodeEmission context, CallRule rule, CallSite site) {
    this.context = context;
    this.rule = rule;
    this.site = site;
    this.span = context.spanOf(site.at());
  }

  /** What the call is on the device. */
  Value call() {
    if (rule.takesAnyValue() || site.arguments().stream().noneMatch(ChosenCalls::isChosen)) {
      return rule.call(site);
    }
    List<Value> arguments = site.arguments().stream().map(this::kept).toList();
    Optional<Value> receiver = site.receiver();
    BranchResult result = new BranchResult(context, result(receiver, firsts(arguments)), span);
    statements.add(result.declaration());
    statements.add(each(arguments, 0, one -> result.of(result(receiver, one))));
    return result.after(statements);
  }

  private interface Writer {
    DeviceStatement write(List<Value> arguments);
  }

  private DeviceStatement each(List<Value> arguments, int position, Writer writer) {
    if (position == arguments.size()) {
      return writer.write(arguments);
    }
    return ChosenValues.write(
        arguments.get(position),
        span,
        one -> {
          List<Value> chosen = new ArrayList<>(arguments);
          chosen.set(position, one);
          return each(chosen, position + 1, writer);
        });
  }

  private DeviceExpression result(Optional<Value> receiver, List<Value> arguments) {
    CallSite one = new CallSite(site.at(), site.invocation(), receiver, arguments);
    return ((Value.Plain) rule.call(one)).expression();
  }

  private List<Value> firsts(List<Value> arguments) {
    return arguments.stream().map(this::first).toList();
  }

  private Value first(Value value) {
    if (value instanceof Value.Row row) {
      return RowPlace.part(row.block(), row.place(), span);
    }
    return value instanceof ChosenValue chosen ? first(chosen.options().get(0).value()) : value;
  }

  private static boolean isChosen(Value value) {
    return value instanceof ChosenValue || value instanceof Value.Row;
  }

  /** Arguments are evaluated once, in their order, before the call. */
  private Value kept(Value value) {
    KeptValue kept = new KeptValue(context, value, span);
    statements.addAll(kept.statements());
    return kept.value();
  }
}
