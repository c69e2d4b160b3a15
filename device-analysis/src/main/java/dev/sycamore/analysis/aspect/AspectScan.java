package dev.sycamore.analysis.aspect;

import dev.sycamore.analysis.lowered.AspectMarks;
import dev.sycamore.analysis.lowered.AspectUse;
import dev.sycamore.analysis.lowered.CallEdge;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The aspects that code needs by itself, without what it calls: values of {@code double}, of {@code
 * Half} and of records with them or marked so, and atomics of 64 bits. Of each aspect the first
 * place in the source; memory that is not touched needs nothing.
 */
final class AspectScan extends ModelScanner {
  private static final int ATOMIC64_SIZE = 8;

  private final Map<String, FunctionHandle> called = new HashMap<>();
  private final Map<Aspect, AspectUse> first = new EnumMap<>(Aspect.class);

  private AspectScan(List<CallEdge> calls) {
    calls.forEach(call -> called.put(call.callee().symbol(), call.callee()));
  }

  /** Those of a kernel. */
  static List<AspectUse> of(LoweredKernel kernel) {
    AspectScan scan = new AspectScan(kernel.calls());
    scan.scan(kernel.kernel().body());
    kernel.unseenUses().forEach(scan::use);
    return scan.uses(kernel.marks());
  }

  /** Those of a function without a fault; also what it takes and returns, even if unread. */
  static List<AspectUse> of(FunctionHandle handle) {
    DeviceFunction function = handle.function().orElseThrow();
    AspectScan scan = new AspectScan(handle.calls());
    scan.scan(function.body());
    handle.unseenUses().forEach(scan::use);
    function.parameters().stream()
        .filter(parameter -> !handle.isImplicit(parameter))
        .forEach(parameter -> scan.useOutside(parameter.type().aspects(), function.span()));
    scan.useOutside(function.returnType().aspects(), function.span());
    return scan.uses(handle.marks());
  }

  private List<AspectUse> uses(AspectMarks marks) {
    marks.used().ifPresent(mark -> useOutside(mark.aspects(), mark.at()));
    return List.copyOf(first.values());
  }

  /** A use that counts only if the code has none. */
  private void useOutside(Set<Aspect> aspects, SourceSpan at) {
    aspects.forEach(aspect -> first.putIfAbsent(aspect, new AspectUse(aspect, at)));
  }

  @Override
  public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
    super.visitDeclarePrivateArray(s);
    // Its elements are zeroed.
    use(((ViewType) s.variable().type()).element(), s.span());
    return null;
  }

  @Override
  protected void visit(DeviceExpression expression) {
    super.visit(expression);
    use(expression.type(), expression.span());
  }

  @Override
  public Void visitAtomicOperation(AtomicOperation e) {
    super.visitAtomicOperation(e);
    DeviceType element = ((ViewType) e.view().type()).element();
    use(element, e.span());
    if (element instanceof ScalarType scalar && scalar.size() == ATOMIC64_SIZE) {
      use(Aspect.ATOMIC64, e.span());
    }
    return null;
  }

  @Override
  public Void visitAssign(Assign e) {
    super.visitAssign(e);
    use(e.target().type(), e.span());
    return null;
  }

  @Override
  public Void visitCompoundAssign(CompoundAssign e) {
    super.visitCompoundAssign(e);
    use(e.target().type(), e.span());
    use(e.operationType(), e.span());
    return null;
  }

  @Override
  public Void visitIncrement(Increment e) {
    super.visitIncrement(e);
    use(e.target().type(), e.span());
    return null;
  }

  /** What the source does not pass is used in the callee. */
  @Override
  public Void visitCall(Call call) {
    Optional<FunctionHandle> callee = Optional.ofNullable(called.get(call.function()));
    Optional<DeviceFunction> function = callee.flatMap(FunctionHandle::function);
    for (int i = 0; i < call.arguments().size(); i++) {
      DeviceExpression argument = call.arguments().get(i);
      boolean implicit =
          argument instanceof ReadLocal
              && function.isPresent()
              && callee.get().isImplicit(function.get().parameters().get(i));
      if (!implicit) {
        visit(argument);
      }
    }
    return null;
  }

  private void use(DeviceType type, SourceSpan at) {
    type.aspects().forEach(aspect -> use(aspect, at));
  }

  private void use(Aspect aspect, SourceSpan at) {
    use(new AspectUse(aspect, at));
  }

  private void use(AspectUse use) {
    first.merge(use.aspect(), use, AspectUse::first);
  }
}
