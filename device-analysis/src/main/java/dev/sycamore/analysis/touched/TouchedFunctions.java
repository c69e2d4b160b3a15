package dev.sycamore.analysis.touched;

import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.ViewType;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The functions that a kernel calls, without recursion, and what they have of it unasked. */
final class TouchedFunctions {
  private final Map<String, DeviceFunction> functions;
  private final Map<String, Boolean> touching = new HashMap<>();

  /** By identity: to compare bodies takes long. */
  private final IdentityHashMap<Block, Assignments> assignments = new IdentityHashMap<>();

  /** Defines the values and arrays of static fields, which functions have without parameters. */
  private final Consumer<IndexValues> statics;

  /**
   * @param functions of the module, by symbol
   * @param statics defines what all functions have without parameters
   */
  TouchedFunctions(Map<String, DeviceFunction> functions, Consumer<IndexValues> statics) {
    this.functions = functions;
    this.statics = statics;
  }

  /** A function of the module. */
  Optional<DeviceFunction> defined(String symbol) {
    return Optional.ofNullable(functions.get(symbol));
  }

  void defineStatics(IndexValues values) {
    statics.accept(values);
  }

  Assignments assignments(Block body) {
    Assignments known = assignments.get(body);
    if (known == null) {
      known = Assignments.in(body);
      assignments.put(body, known);
    }
    return known;
  }

  /** Whether a function may touch memory: what it is passed, or that of a static field. */
  boolean mayTouch(DeviceFunction function) {
    Boolean known = touching.get(function.symbol());
    if (known == null) {
      known =
          function.parameters().stream().map(Variable::type).anyMatch(ViewType.class::isInstance)
              || new Mentions(function).found;
      touching.put(function.symbol(), known);
    }
    return known;
  }

  private final class Mentions extends ModelScanner {
    private boolean found;

    Mentions(DeviceFunction function) {
      scan(function.body());
    }

    @Override
    public Void visitReadLocal(ReadLocal e) {
      found |= e.type() instanceof ViewType;
      return null;
    }

    @Override
    public Void visitCall(Call e) {
      super.visitCall(e);
      found |= defined(e.function()).map(TouchedFunctions.this::mayTouch).orElse(false);
      return null;
    }
  }
}
