package dev.sycamore.outliner.program.lowered;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The specialization constants of a compilation. Each is one variable that kernels and functions
 * read; a kernel that reaches a read of it has it as an argument after its captured values.
 */
public final class SpecConstants {

  /** Above the ids that functions give to variables of their own. */
  private static final int FIRST_ID = 1 << 24;

  private final Map<ValueSource.Static, Variable> variables = new HashMap<>();
  private final Map<Variable, KernelArgument> arguments = new HashMap<>();

  /** The variable that stands for a field. */
  public Variable variable(ValueSource.Static field, ScalarType type, SourceSpan use) {
    return variables.computeIfAbsent(
        field,
        f -> {
          Variable variable = new Variable(f.field(), FIRST_ID + variables.size(), type);
          arguments.put(
              variable,
              new KernelArgument(variable, ArgumentKind.SCALAR, f, ArgumentAccess.NONE, use));
          return variable;
        });
  }

  /** Whether a variable stands for a specialization constant. */
  public boolean isOne(Variable variable) {
    return arguments.containsKey(variable);
  }

  /** The arguments of a kernel for the constants that it or a function that it reaches reads. */
  public List<KernelArgument> readBy(Block body, List<DeviceFunction> reached) {
    Reads reads = new Reads();
    reads.scan(body);
    reached.forEach(function -> reads.scan(function.body()));
    return new ArrayList<>(reads.found.stream().map(arguments::get).toList());
  }

  private final class Reads extends ModelScanner {
    private final Set<Variable> found = new LinkedHashSet<>();

    @Override
    public Void visitReadLocal(ReadLocal e) {
      if (arguments.containsKey(e.variable())) {
        found.add(e.variable());
      }
      return super.visitReadLocal(e);
    }
  }
}
