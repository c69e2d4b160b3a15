package dev.sycamore.codegen.passes;

import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.NativeOperation;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import java.util.HashSet;
import java.util.Set;

/**
 * Code that work-items have to run together. They may not take two copies of it.
 *
 * @param others the functions that have no such code
 */
record JointCode(Set<String> others) {

  static JointCode of(DeviceUnit unit) {
    Set<String> others = new HashSet<>();
    JointCode code = new JointCode(others);
    // Callees come before callers.
    for (DeviceFunction function : unit.functions()) {
      if (!code.isIn(function.body())) {
        others.add(function.symbol());
      }
    }
    return code;
  }

  boolean isIn(DeviceStatement statement) {
    Search search = new Search();
    search.scan(statement);
    return search.any;
  }

  private final class Search extends ModelScanner {
    private boolean any;

    @Override
    public Void visitBarrier(Barrier e) {
      any = true;
      return null;
    }

    @Override
    public Void visitCollective(Collective e) {
      any = true;
      return null;
    }

    @Override
    public Void visitSubGroupOperation(SubGroupOperation e) {
      any = true;
      return null;
    }

    @Override
    public Void visitAsyncCopyOperation(AsyncCopyOperation e) {
      any = true;
      return null;
    }

    @Override
    public Void visitMatrixOperation(MatrixOperation e) {
      any = true;
      return null;
    }

    @Override
    public Void visitNativeOperation(NativeOperation e) {
      any = true;
      return null;
    }

    @Override
    public Void visitCall(Call e) {
      any |= !others.contains(e.function());
      return super.visitCall(e);
    }
  }
}
