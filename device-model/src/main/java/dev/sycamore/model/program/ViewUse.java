package dev.sycamore.model.program;

import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.ModelScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which parts of which views a kernel's body needs: what decides whether an entry parameter is
 * dropped.
 */
final class ViewUse extends ModelScanner {

  private final Set<Variable> read = new HashSet<>();
  private final Set<Variable> elements = new HashSet<>();
  private final Set<Variable> whole = new HashSet<>();

  /** Of each view, a bit for each dimension whose extent is asked for. */
  private final Map<Variable, Integer> extents = new HashMap<>();

  static ViewUse of(Kernel kernel) {
    ViewUse use = new ViewUse();
    use.scan(kernel.body());
    return use;
  }

  /** Whether a scalar variable is read, or a view is mentioned at all. */
  boolean isRead(Variable variable) {
    return read.contains(variable);
  }

  boolean needsPointer(Variable view) {
    return elements.contains(view) || whole.contains(view);
  }

  boolean needsExtent(Variable view, int dimension) {
    return whole.contains(view) || (extents.getOrDefault(view, 0) & (1 << dimension)) != 0;
  }

  @Override
  public Void visitReadElement(ReadElement e) {
    element(e.view());
    visitAll(e.indices());
    return null;
  }

  @Override
  public Void visitAsyncCopyOperation(AsyncCopyOperation e) {
    for (DeviceExpression view : e.views()) {
      element(view);
    }
    visitAll(e.operands());
    return null;
  }

  @Override
  public Void visitMatrixOperation(MatrixOperation e) {
    e.views().forEach(this::element);
    visitAll(e.offsets());
    return null;
  }

  @Override
  public Void visitAtomicOperation(AtomicOperation e) {
    element(e.view());
    visitAll(e.indices());
    visitAll(e.operands());
    return null;
  }

  @Override
  public Void visitExtent(Extent e) {
    if (!(e.view() instanceof ReadLocal view)) {
      return super.visitExtent(e);
    }
    read.add(view.variable());
    extents.merge(view.variable(), 1 << e.dimension(), (a, b) -> a | b);
    return null;
  }

  /** How long a part is, it says itself. */
  @Override
  public Void visitSubView(SubView e) {
    element(e.view());
    visit(e.offset());
    visit(e.length());
    return null;
  }

  /** A view that goes into a call or another variable may be asked for everything there. */
  @Override
  public Void visitReadLocal(ReadLocal e) {
    read.add(e.variable());
    whole.add(e.variable());
    return null;
  }

  @Override
  protected Void visitLocalTarget(AssignmentTarget.Local target) {
    read.add(target.variable());
    return null;
  }

  @Override
  protected Void visitElementTarget(AssignmentTarget.Element target) {
    element(target.view());
    visitAll(target.indices());
    return null;
  }

  private void element(DeviceExpression view) {
    if (view instanceof ReadLocal direct) {
      read.add(direct.variable());
      elements.add(direct.variable());
    } else {
      visit(view);
    }
  }

  private void visitAll(List<DeviceExpression> expressions) {
    for (DeviceExpression expression : expressions) {
      visit(expression);
    }
  }
}
