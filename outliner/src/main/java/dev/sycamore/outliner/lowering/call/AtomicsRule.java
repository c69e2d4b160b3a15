package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.AtomicOperation.Operator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import dev.sycamore.outliner.lowering.context.FunctionReporting;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;
import java.util.Map;

/** {@code dev.sycamore.Atomics}. */
final class AtomicsRule implements CallRule {
  private static final Map<String, Operator> OPERATORS =
      Map.ofEntries(
          Map.entry("add", Operator.ADD),
          Map.entry("sub", Operator.SUBTRACT),
          Map.entry("min", Operator.MIN),
          Map.entry("max", Operator.MAX),
          Map.entry("and", Operator.AND),
          Map.entry("or", Operator.OR),
          Map.entry("xor", Operator.XOR),
          Map.entry("exchange", Operator.EXCHANGE),
          Map.entry("compareExchange", Operator.COMPARE_EXCHANGE),
          Map.entry("load", Operator.LOAD),
          Map.entry("store", Operator.STORE));

  private final FunctionReporting context;

  AtomicsRule(FunctionReporting context) {
    this.context = context;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return invocation.method().owner().canonicalName().equals("dev.sycamore.Atomics")
        && OPERATORS.containsKey(invocation.method().name());
  }

  @Override
  public Value call(CallSite site) {
    Operator operator = OPERATORS.get(site.invocation().method().name());
    DeviceExpression view = site.plain(0);
    if (!(view.type() instanceof ViewType type)) {
      throw context.faults().silently();
    }
    if (type.space() == AddressSpace.CONSTANT) {
      throw context.faults().refuse(DiagnosticId.WRITE_TO_CONSTANT_ARRAY, site.at());
    }
    if (type.space() == AddressSpace.PRIVATE) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT,
              site.at(),
              "no other work-item can access the array: use an operator, as in `t[i] += x`",
              "an atomic operation on a private array");
    }
    List<DeviceExpression> arguments = site.plainArguments();
    int first = 1 + type.dimensions();
    DeviceType result = operator == Operator.STORE ? VoidType.VOID : type.element();
    return new Value.Plain(
        new AtomicOperation(
            operator,
            view,
            arguments.subList(1, first),
            arguments.subList(first, arguments.size()),
            result,
            context.spanOf(site.at())));
  }
}
