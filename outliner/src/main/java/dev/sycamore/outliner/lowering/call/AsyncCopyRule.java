package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.library.CopyLibrary;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asynchronous copies of work-groups, and waits for them: calls of the device library. */
final class AsyncCopyRule implements CallRule {
  private static final String OWNER = "dev.sycamore.GroupCopies";
  private static final String COPY = "asyncWorkGroupCopy";
  private static final String WAIT = "waitFor";

  private final SourceTypes context;
  private final FunctionRule functions;
  private final CopyLibrary library;

  AsyncCopyRule(SourceTypes context, FunctionRule functions) {
    this.context = context;
    this.functions = functions;
    this.library = new CopyLibrary(context.compilation().symbols());
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    MethodSymbol method = invocation.method();
    return method.owner().canonicalName().equals(OWNER)
        && (method.name().equals(COPY) || method.name().equals(WAIT));
  }

  @Override
  public Value call(CallSite site) {
    Value.WorkItem group =
        site.receiver()
            .filter(Value.WorkItem.class::isInstance)
            .map(Value.WorkItem.class::cast)
            .orElseThrow(() -> context.faults().silently());
    return new Value.Plain(
        site.invocation().method().name().equals(COPY) ? copy(site, group) : wait(site, group));
  }

  private DeviceExpression copy(CallSite site, Value.WorkItem group) {
    SourceSpan span = context.spanOf(site.at());
    List<Value> arguments = new ArrayList<>();
    arguments.add(group);
    arguments.add(new Value.Plain(WorkItemRule.localLinearId(group.dimensions(), span)));
    for (Value argument : site.arguments()) {
      checkMemory(site, argument);
      arguments.add(argument);
    }
    MethodSymbol method = find(library.copy(site.invocation().method()));
    if (arguments.size() < method.parameters().size()) {
      arguments.add(new Value.Plain(ScalarConversions.intLiteral(1, span)));
    }
    return collective(site, method, arguments);
  }

  /** What the work-items do not share cannot be copied by all of them. */
  private void checkMemory(CallSite site, Value argument) {
    if (argument instanceof Value.Plain plain
        && plain.expression().type() instanceof ViewType view
        && view.space() != AddressSpace.GLOBAL
        && view.space() != AddressSpace.LOCAL) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT,
              site.at(),
              "copy the elements in a loop: only arrays that the kernel captures are global memory",
              "an asynchronous copy of "
                  + (view.space() == AddressSpace.PRIVATE ? "a private" : "a constant")
                  + " array");
    }
  }

  /** Events are evaluated, whatever is done with them. */
  private DeviceExpression wait(CallSite site, Value.WorkItem group) {
    if (site.arguments().isEmpty()) {
      return new Barrier(context.spanOf(site.at()));
    }
    Value events = site.arguments().get(0);
    for (Value next : site.arguments().subList(1, site.arguments().size())) {
      events = new Value.Plain(callOf(site, find(library.both()), List.of(events, next)));
    }
    boolean array = ((Value.Plain) events).expression().type() instanceof ViewType;
    return collective(site, find(library.waitFor(array)), List.of(group, events));
  }

  private MethodSymbol find(Optional<MethodSymbol> method) {
    return method.filter(functions::knows).orElseThrow(() -> context.faults().silently());
  }

  private Collective collective(CallSite site, MethodSymbol method, List<Value> arguments) {
    return new Collective(
        Collective.Scope.WORK_GROUP, callOf(site, method, arguments), context.spanOf(site.at()));
  }

  private Call callOf(CallSite site, MethodSymbol method, List<Value> arguments) {
    Value result =
        functions.call(new CallSite(site.at(), Invocation.of(method), Optional.empty(), arguments));
    return (Call) ((Value.Plain) result).expression();
  }
}
