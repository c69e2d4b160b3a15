package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AsyncCopyOperation.Kind;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.TargetQuery;
import dev.sycamore.outliner.library.CopyLibrary;
import dev.sycamore.outliner.lowering.context.FunctionReporting;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.List;

/** Methods of the device library that are asynchronous copies of the target. */
final class CopyEngineRule implements CallRule {
  private static final String IS_PRESENT = "isPresent";
  private static final String AWAIT = "await";

  private final FunctionReporting context;

  CopyEngineRule(FunctionReporting context) {
    this.context = context;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    String name = invocation.method().name();
    return CopyLibrary.isStart(invocation.method())
        || (invocation.method().owner().canonicalName().equals(CopyLibrary.ENGINE)
            && (name.equals(IS_PRESENT) || name.equals(AWAIT)));
  }

  @Override
  public Value call(CallSite site) {
    return new Value.Plain(operation(site, context.spanOf(site.at())));
  }

  private static DeviceExpression operation(CallSite site, SourceSpan span) {
    List<DeviceExpression> arguments = site.plainArguments();
    return switch (site.invocation().method().name()) {
      case IS_PRESENT -> new TargetQuery(TargetQuery.Property.COPIES_ASYNCHRONOUSLY, span);
      case AWAIT -> new AsyncCopyOperation(Kind.WAIT, List.of(), arguments, span);
      default -> {
        // Each view is followed by its offset.
        List<DeviceExpression> operands =
            new ArrayList<>(List.of(arguments.get(1), arguments.get(3)));
        operands.addAll(arguments.subList(4, arguments.size()));
        yield new AsyncCopyOperation(
            Kind.START, List.of(arguments.get(0), arguments.get(2)), operands, span);
      }
    };
  }
}
