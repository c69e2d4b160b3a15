package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.GroupScratch;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.library.GroupLibrary;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the work-items of a group do together: calls of the device library. */
final class GroupOperationRule implements CallRule {
  private static final Set<String> OWNERS =
      Set.of("dev.sycamore.GroupOperations", "dev.sycamore.SubGroup");
  private static final String OP = "dev.sycamore.Op";

  /** The ordinals of {@code Op}'s constants below which they are on floating point too. */
  private static final int FIRST_BITWISE = 4;

  private final SourceTypes context;
  private final FunctionRule functions;
  private final GroupLibrary library;

  GroupOperationRule(SourceTypes context, FunctionRule functions) {
    this.context = context;
    this.functions = functions;
    this.library = new GroupLibrary(context.compilation().symbols());
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    MethodSymbol method = invocation.method();
    return OWNERS.contains(method.owner().canonicalName())
        && library.find("SubGroup", method).filter(functions::knows).isPresent();
  }

  @Override
  public Value call(CallSite site) {
    Value.WorkItem group =
        site.receiver()
            .filter(Value.WorkItem.class::isInstance)
            .map(Value.WorkItem.class::cast)
            .orElseThrow(() -> context.faults().silently());
    checkOperator(site);
    boolean whole = group.kind() == Value.WorkItem.Kind.GROUP;
    MethodSymbol method =
        library
            .find(whole ? "Group" : "SubGroup", site.invocation().method())
            .orElseThrow(() -> context.faults().silently());
    SourceSpan span = context.spanOf(site.at());
    List<Value> arguments = new ArrayList<>();
    if (whole) {
      arguments.add(new Value.Plain(new GroupScratch(element(site.plain(0)), span)));
    }
    arguments.add(group);
    if (whole) {
      arguments.add(new Value.WorkItem(Value.WorkItem.Kind.SUB_GROUP, group.dimensions()));
      arguments.add(new Value.Plain(WorkItemRule.localLinearId(group.dimensions(), span)));
    }
    arguments.addAll(site.arguments());
    Value result =
        functions.call(new CallSite(site.at(), Invocation.of(method), Optional.empty(), arguments));
    return new Value.Plain(
        new Collective(
            whole ? Collective.Scope.WORK_GROUP : Collective.Scope.SUB_GROUP,
            (Call) ((Value.Plain) result).expression(),
            span));
  }

  /** The scratch memory's element that holds a value. */
  private static ScalarType element(DeviceExpression value) {
    return ((ScalarType) value.type()).size() == ScalarType.LONG.size()
        ? ScalarType.LONG
        : ScalarType.INT;
  }

  /** Bitwise operations are on integers; on floating point it must be seen that it is no such. */
  private void checkOperator(CallSite site) {
    MethodSymbol method = site.invocation().method();
    ScalarType type = (ScalarType) site.plain(0).type();
    for (int i = 1; i < method.parameters().size(); i++) {
      if (method.parameters().get(i).type().toString().equals(OP) && type.isFloating()) {
        checkFloating(site, site.plain(i), type);
      }
    }
  }

  private void checkFloating(CallSite site, DeviceExpression operator, ScalarType type) {
    if (!(operator instanceof Literal literal)) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT,
              site.at(),
              "write the constant at the call, as in `group.reduce(x, Op.ADD)`",
              "a group operation on " + type.javaName() + " whose `Op` is not a constant");
    }
    if ((Integer) literal.value() >= FIRST_BITWISE) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT,
              site.at(),
              "use `Op.ADD`, `Op.MUL`, `Op.MIN` or `Op.MAX`, or combine the bits:"
                  + " `Float.floatToRawIntBits(x)`",
              "a bitwise group operation on " + type.javaName());
    }
  }
}
