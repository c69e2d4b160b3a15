package dev.sycamore.analysis.access;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.statement.Block;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What kernels do with the elements of their arguments. Functions of other modules may do anything
 * with an array, which orders launches; of an accessor counts what is sure, which its mode is
 * compared with.
 */
public final class KernelAccess {
  private final AccessAnalysis possible;
  private final AccessAnalysis sure;

  /**
   * @param functions of this module, by symbol
   * @param everywhere tells variables that all functions may read without being passed them
   */
  public KernelAccess(Map<String, DeviceFunction> functions, Predicate<Variable> everywhere) {
    this.possible = new AccessAnalysis(functions, ArgumentAccess.READ_WRITE, everywhere);
    this.sure = new AccessAnalysis(functions, ArgumentAccess.NONE, everywhere);
  }

  /** Completes the arguments of a kernel with this body. */
  public UnaryOperator<KernelArgument> in(Block body) {
    Map<Variable, ArgumentAccess> may = possible.of(body);
    Map<Variable, ArgumentAccess> does = sure.of(body);
    return a -> a.accessed(access(a, may, does));
  }

  private static ArgumentAccess access(
      KernelArgument argument,
      Map<Variable, ArgumentAccess> may,
      Map<Variable, ArgumentAccess> does) {
    ArgumentAccess most = may.getOrDefault(argument.variable(), ArgumentAccess.NONE);
    if (argument.kind() != ArgumentKind.ACCESSOR) {
      return most;
    }
    ArgumentAccess least = does.getOrDefault(argument.variable(), ArgumentAccess.NONE);
    return most.writes() && !least.writes() ? ArgumentAccess.NONE : least;
  }
}
