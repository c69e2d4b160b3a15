package dev.sycamore.codegen.passes;

import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import java.util.HashSet;
import java.util.Set;

/**
 * Which code of a unit has a barrier of the work-group.
 *
 * @param functions those that have one
 * @param found whether any code has one
 */
record GroupBarriers(Set<String> functions, boolean found) {

  static GroupBarriers of(DeviceUnit unit) {
    Set<String> functions = new HashSet<>();
    GroupBarriers barriers = new GroupBarriers(functions, true);
    // Callees come before callers.
    for (DeviceFunction function : unit.functions()) {
      if (barriers.areIn(function.body())) {
        functions.add(function.symbol());
      }
    }
    boolean found = !functions.isEmpty();
    for (Kernel kernel : unit.kernels()) {
      found = found || barriers.areIn(kernel.body());
    }
    return new GroupBarriers(functions, found);
  }

  boolean has(String function) {
    return functions.contains(function);
  }

  boolean areIn(DeviceStatement statement) {
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
    public Void visitCall(Call e) {
      any |= has(e.function());
      return super.visitCall(e);
    }
  }
}
