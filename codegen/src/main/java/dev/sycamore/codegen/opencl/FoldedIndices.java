package dev.sycamore.codegen.opencl;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.ScalarType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Indices of a function's elements that come back every few passes of a loop, such as {@code j * 3
 * & 63}. LLVM's loop vectoriser, which drivers for processors have, takes some of them for counters
 * that go on.
 */
final class FoldedIndices {
  private final Set<Variable> folded = new HashSet<>();

  FoldedIndices(DeviceStatement body) {
    int before;
    do {
      before = folded.size();
      new Assignments().scan(body);
    } while (folded.size() > before);
  }

  /** Whether a loop may have one; calls may have any. */
  boolean areIn(DeviceStatement loop) {
    Accesses accesses = new Accesses();
    accesses.scan(loop);
    return accesses.found;
  }

  private boolean isFolded(DeviceExpression value) {
    Folds folds = new Folds();
    folds.scan(value);
    return folds.found;
  }

  /** The variables that get folded values. */
  private final class Assignments extends ModelScanner {
    @Override
    public Void visitDeclareLocal(DeclareLocal s) {
      if (s.initializer().isPresent() && isFolded(s.initializer().get())) {
        folded.add(s.variable());
      }
      return super.visitDeclareLocal(s);
    }

    @Override
    public Void visitAssign(Assign e) {
      if (e.target() instanceof AssignmentTarget.Local local && isFolded(e.value())) {
        folded.add(local.variable());
      }
      return super.visitAssign(e);
    }
  }

  private final class Accesses extends ModelScanner {
    private boolean found;

    @Override
    public Void visitReadElement(ReadElement e) {
      add(e.indices());
      return super.visitReadElement(e);
    }

    @Override
    protected Void visitElementTarget(AssignmentTarget.Element target) {
      add(target.indices());
      return super.visitElementTarget(target);
    }

    @Override
    public Void visitSubView(SubView e) {
      add(List.of(e.offset()));
      return super.visitSubView(e);
    }

    @Override
    public Void visitCall(Call e) {
      found = true;
      return null;
    }

    private void add(List<DeviceExpression> indices) {
      found = found || indices.stream().anyMatch(FoldedIndices.this::isFolded);
    }
  }

  private final class Folds extends ModelScanner {
    private boolean found;

    @Override
    public Void visitBinary(Binary e) {
      found |=
          switch (e.operator()) {
            case AND, REMAINDER, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> true;
            default -> false;
          };
      return super.visitBinary(e);
    }

    @Override
    public Void visitConvert(Convert e) {
      found |=
          e.type() == ScalarType.BYTE
              || e.type() == ScalarType.SHORT
              || e.type() == ScalarType.CHAR;
      return super.visitConvert(e);
    }

    @Override
    public Void visitReadLocal(ReadLocal e) {
      found |= folded.contains(e.variable());
      return null;
    }

    /** What is in memory is no counter. */
    @Override
    public Void visitReadElement(ReadElement e) {
      return null;
    }
  }
}
