package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.SubGroupOperation.Kind;
import dev.sycamore.outliner.library.GroupLibrary;
import dev.sycamore.outliner.lowering.context.FunctionReporting;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.Map;
import java.util.Optional;

/** Methods of sub-groups that are operations of the target. */
final class SubGroupRule implements CallRule {
  private static final Map<String, Kind> KINDS =
      Map.of(
          "size", Kind.SIZE,
          "localId", Kind.LOCAL_ID,
          "groupId", Kind.GROUP_ID,
          "barrier", Kind.BARRIER);

  private static final Map<String, Kind> LANES =
      Map.of("width", Kind.WIDTH, "shuffle", Kind.SHUFFLE);

  private final FunctionReporting context;

  SubGroupRule(FunctionReporting context) {
    this.context = context;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return kind(invocation.method()).isPresent();
  }

  @Override
  public Value call(CallSite site) {
    Kind kind = kind(site.invocation().method()).orElseThrow();
    return new Value.Plain(
        new SubGroupOperation(kind, site.plainArguments(), context.spanOf(site.at())));
  }

  private static Optional<Kind> kind(MethodSymbol method) {
    String owner = method.owner().canonicalName();
    if (owner.equals(GroupLibrary.LANES)) {
      return Optional.ofNullable(LANES.get(method.name()));
    }
    return owner.equals("dev.sycamore.SubGroup")
        ? Optional.ofNullable(KINDS.get(method.name()))
        : Optional.empty();
  }
}
