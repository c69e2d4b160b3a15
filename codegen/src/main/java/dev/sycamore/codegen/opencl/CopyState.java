package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.opencl.model.CDeclaration;
import dev.sycamore.codegen.opencl.model.CExpression;
import dev.sycamore.codegen.opencl.model.CStatement;
import dev.sycamore.codegen.opencl.model.CText;
import dev.sycamore.codegen.opencl.model.CVariable;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The event of a work-item's asynchronous copies. An {@code event_t} cannot be in a struct, nor
 * made an int, so each kernel has one for all its copies, which functions get a pointer to, and a
 * flag that it stands for copies.
 */
final class CopyState {

  private static final CVariable EVENT = new CVariable("event_t*", "copy_event");
  private static final CVariable PENDING = new CVariable("int*", "copies_pending");

  private final Set<String> functions = new HashSet<>();
  private final Set<String> receiving = new HashSet<>();

  CopyState(DeviceUnit unit) {
    // Callees come before callers.
    for (DeviceFunction function : unit.functions()) {
      if (isUsedBy(function.body())) {
        functions.add(function.symbol());
        if (!function.external()) {
          receiving.add(function.symbol());
        }
      }
    }
  }

  /** What a function takes after its own parameters. */
  List<CVariable> parameters(DeviceFunction function) {
    return receiving.contains(function.symbol()) ? List.of(EVENT, PENDING) : List.of();
  }

  /** What a call passes after its own arguments. */
  List<CExpression> arguments(Call call) {
    return receiving.contains(call.function()) ? arguments() : List.of();
  }

  /** The state, as arguments. */
  List<CExpression> arguments() {
    return List.of(new CText(EVENT.name()), new CText(PENDING.name()));
  }

  /** The state itself, at the beginning of a kernel that uses it. */
  List<CStatement> ofKernel(DeviceStatement body) {
    if (!isUsedBy(body)) {
      return List.of();
    }
    CText none = new CText("0");
    return List.of(
        new CDeclaration("event_t", "copies", Optional.of(none)),
        new CDeclaration("int", "copies_are_pending", Optional.of(none)),
        pointer(EVENT, new CText("&copies")),
        pointer(PENDING, new CText("&copies_are_pending")));
  }

  /** Kernels of other programs pass an exported function none: it waits for each copy at once. */
  List<CStatement> ofExported(DeviceFunction function) {
    boolean needed = function.external() && functions.contains(function.symbol());
    CText none = new CText("0");
    return needed ? List.of(pointer(EVENT, none), pointer(PENDING, none)) : List.of();
  }

  private static CStatement pointer(CVariable variable, CExpression value) {
    return new CDeclaration(variable.type(), variable.name(), Optional.of(value));
  }

  private boolean isUsedBy(DeviceStatement body) {
    boolean[] found = {false};
    new ModelScanner() {
      @Override
      public Void visitAsyncCopyOperation(AsyncCopyOperation e) {
        found[0] = true;
        return null;
      }

      @Override
      public Void visitCall(Call e) {
        found[0] |= receiving.contains(e.function());
        return super.visitCall(e);
      }
    }.scan(body);
    return found[0];
  }
}
