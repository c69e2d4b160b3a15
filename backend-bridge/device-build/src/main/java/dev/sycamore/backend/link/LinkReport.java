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
 * @param unexpected aspects of exported functions that the kernels which reach them do not list, in
 *     the order of the kernels
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
   * A need that a kernel was compiled without knowing of.
   *
   * @param symbol of the function in the IR
   * @param function as users know it
   * @param aspect its number
   * @param entryPoint the kernel's name in the IR
   */
  public record Unexpected(String symbol, String function, int aspect, String entryPoint) {}
}
