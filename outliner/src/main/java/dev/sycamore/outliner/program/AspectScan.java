package dev.sycamore.outliner.program;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.Assign;
import dev.sycamore.model.AtomicOperation;
import dev.sycamore.model.CompoundAssign;
import dev.sycamore.model.DeclarePrivateArray;
import dev.sycamore.model.DeviceFunction;
import dev.sycamore.model.DeviceType;
import dev.sycamore.model.Expression;
import dev.sycamore.model.Increment;
import dev.sycamore.model.Kernel;
import dev.sycamore.model.ModelScanner;
import dev.sycamore.model.ScalarType;
import dev.sycamore.model.Statement;
import dev.sycamore.model.ViewType;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The aspects that code needs by itself, without what it calls: values of {@code double}, of {@code
 * Half} and of records with them or marked so, and atomics of 64 bits. Of each aspect the first
 * place in the order of evaluation; memory that is not touched needs nothing.
 */
final class AspectScan extends ModelScanner {
  private static final int ATOMIC64_SIZE = 8;

  private final Map<Aspect, AspectUse> first = new EnumMap<>(Aspect.class);

  private AspectScan() {}

  /**
   * Those of a kernel.
   *
   * @param unseen places that left nothing in the body
   */
  static List<AspectUse> of(Kernel kernel, AspectMarks marks, List<AspectUse> unseen) {
    AspectScan scan = new AspectScan();
    scan.visit(kernel.body());
    unseen.forEach(use -> scan.use(use.aspect(), use.at()));
    return scan.uses(marks);
  }

  /** Those of a function; also what it takes and gives, wherever it is not looked at. */
  static List<AspectUse> of(DeviceFunction function, AspectMarks marks, List<AspectUse> unseen) {
    AspectScan scan = new AspectScan();
    scan.visit(function.body());
    unseen.forEach(use -> scan.use(use.aspect(), use.at()));
    function.parameters().forEach(p -> scan.use(p.type(), function.span()));
    scan.use(function.returnType(), function.span());
    return scan.uses(marks);
  }

  private List<AspectUse> uses(AspectMarks marks) {
    marks.used().ifPresent(mark -> mark.aspects().forEach(aspect -> use(aspect, mark.at())));
    return List.copyOf(first.values());
  }

  @Override
  protected void visit(Statement statement) {
    super.visit(statement);
    if (statement instanceof DeclarePrivateArray s) {
      // Its elements are zeroed.
      use(((ViewType) s.variable().type()).element(), s.span());
    }
  }

  @Override
  protected void visit(Expression expression) {
    super.visit(expression);
    if (expression instanceof AtomicOperation e) {
      DeviceType element = ((ViewType) e.view().type()).element();
      use(element, e.span());
      if (element instanceof ScalarType scalar && scalar.size() == ATOMIC64_SIZE) {
        use(Aspect.ATOMIC64, e.span());
      }
    } else if (expression instanceof Assign e) {
      use(e.target().type(), e.span());
    } else if (expression instanceof CompoundAssign e) {
      use(e.target().type(), e.span());
      use(e.operationType(), e.span());
    } else if (expression instanceof Increment e) {
      use(e.target().type(), e.span());
    }
    use(expression.type(), expression.span());
  }

  private void use(DeviceType type, SourceSpan at) {
    type.aspects().forEach(aspect -> use(aspect, at));
  }

  private void use(Aspect aspect, SourceSpan at) {
    first.putIfAbsent(aspect, new AspectUse(aspect, at));
  }
}
