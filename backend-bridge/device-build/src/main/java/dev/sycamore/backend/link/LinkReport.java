package dev.sycamore.backend.link;

import dev.sycamore.backend.target.FunctionName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What there is in a linked module.
 *
 * @param missing what kernels reach and no input defines, by symbol
 * @param kernels in the order of the module
 * @param unexpected what exported functions require that the kernels which reach them do not
 *     expect, in the order of the kernels
 */
public record LinkReport(
    List<Missing> missing, List<LinkedKernel> kernels, List<Unexpected> unexpected) {

  public LinkReport {
    missing = List.copyOf(missing);
    kernels = List.copyOf(kernels);
    unexpected = List.copyOf(unexpected);
  }

  /**
   * A function without a body, or a variable without a definition.
   *
   * @param kind which of them
   * @param symbol its name in the IR
   * @param name as users know it; the symbol if the module does not say
   * @param place where it is declared or first used, {@code file:line:column}; may be empty
   * @param module the id of the module that should define it; may be empty
   * @param kernels entry points that reach it
   */
  public record Missing(
      Kind kind, String symbol, String name, String place, String module, List<String> kernels) {

    /** What may be missing; the names in lower case are those of messages. */
    public enum Kind {
      FUNCTION,
      VARIABLE
    }

    public Missing {
      kernels = List.copyOf(kernels);
    }

    /** The same, reached by more kernels. */
    public Missing withKernels(List<String> more) {
      List<String> all = new ArrayList<>(kernels);
      all.addAll(more);
      return new Missing(kind, symbol, name, place, module, all);
    }
  }

  /**
   * A kernel with what it needs.
   *
   * @param name its symbol is the entry point
   * @param aspects numbers of those that it, or what it reaches, uses or declares
   */
  public record LinkedKernel(FunctionName name, Set<Integer> aspects) {
    public LinkedKernel {
      aspects = Collections.unmodifiableSet(new TreeSet<>(aspects));
    }

    /** Its name in the IR. */
    public String entryPoint() {
      return name.symbol();
    }
  }

  /**
   * A requirement of an exported function that a kernel was compiled without knowing of.
   *
   * @param symbol of the function in the IR
   * @param function as users know it
   * @param difference what is required
   * @param entryPoint the kernel's name in the IR
   */
  public record Unexpected(
      String symbol, String function, Difference difference, String entryPoint) {}

  /** How an exported function and a kernel that reaches it differ. */
  public sealed interface Difference {}

  /**
   * The function uses an aspect, and neither the kernel nor a declaration lists it.
   *
   * @param number of the aspect
   */
  public record UnlistedAspect(int number) implements Difference {}

  /** The function requires a sub-group size, and the kernel another one or none. */
  public record OtherSubGroupSize(int size) implements Difference {}

  /**
   * The function was compiled for other fixed targets than the kernel.
   *
   * @param names of the function's targets; empty if it was compiled without any
   */
  public record OtherTargets(Set<String> names) implements Difference {
    public OtherTargets {
      names = Collections.unmodifiableSet(new TreeSet<>(names));
    }
  }
}
