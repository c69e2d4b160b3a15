package dev.sycamore.analysis.lowered;

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
import dev.sycamore.model.type.DeviceType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The values of static fields that kernels of a file read at the launch: specialization constants,
 * and final fields whose values are not in the source. Each is one variable that kernels and
 * functions read, or one for each part of a record; a kernel that reaches a read of it has it as an
 * argument after its captured values.
 */
public final class StaticValues {

  /** Above the ids that functions give to variables of their own. */
  private static final int FIRST_ID = 1 << 24;

  private static final int MOST_IDS = 1 << 30;

  private final Map<ValueSource, Variable> variables = new HashMap<>();
  private final Map<Variable, KernelArgument> arguments = new HashMap<>();
  private final Set<Integer> ids = new HashSet<>();

  /**
   * The variable that stands for a value.
   *
   * @param name what the source calls it
   * @param source begins at a static field
   */
  public Variable variable(
      String name, ArgumentKind kind, DeviceType type, ValueSource source, SourceSpan declaration) {
    return variables.computeIfAbsent(
        source,
        s -> {
          Variable variable = new Variable(name, idOf(s), type);
          arguments.put(
              variable, new KernelArgument(variable, kind, s, ArgumentAccess.NONE, declaration));
          return variable;
        });
  }

  /** Ids are the same for all files, so that code is easy to compare. */
  private int idOf(ValueSource source) {
    int id = FIRST_ID + Math.floorMod(source.toString().hashCode(), MOST_IDS);
    while (!ids.add(id)) {
      id++;
    }
    return id;
  }

  /** Whether a variable stands for the value of a static field. */
  public boolean isOne(Variable variable) {
    return arguments.containsKey(variable);
  }

  /** What a variable stands for, if it is the value of a static field. */
  public Optional<KernelArgument> find(Variable variable) {
    return Optional.ofNullable(arguments.get(variable));
  }

  /** The arguments of a kernel for the values that it or a function that it reaches reads. */
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
