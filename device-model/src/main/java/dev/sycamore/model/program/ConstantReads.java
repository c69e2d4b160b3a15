package dev.sycamore.model.program;

import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.statement.ModelScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Which constant arrays' elements a kernel reads, itself or in the functions that it calls. */
final class ConstantReads extends ModelScanner {

  /** Of functions whose code has not been scanned yet. */
  private final Map<String, DeviceFunction> functions = new HashMap<>();

  private final Set<String> symbols = new HashSet<>();

  private ConstantReads(DeviceUnit unit) {
    unit.functions().forEach(f -> functions.put(f.symbol(), f));
  }

  /** The symbols of the arrays. */
  static Set<String> of(Kernel kernel, DeviceUnit unit) {
    ConstantReads reads = new ConstantReads(unit);
    reads.scan(kernel.body());
    return Set.copyOf(reads.symbols);
  }

  @Override
  public Void visitConstantArrayRef(ConstantArrayRef e) {
    symbols.add(e.array().symbol());
    return null;
  }

  /** The length of an array is part of the code. */
  @Override
  public Void visitExtent(Extent e) {
    return e.view() instanceof ConstantArrayRef ? null : super.visitExtent(e);
  }

  @Override
  public Void visitCall(Call e) {
    DeviceFunction function = functions.remove(e.function());
    if (function != null) {
      scan(function.body());
    }
    return super.visitCall(e);
  }
}
