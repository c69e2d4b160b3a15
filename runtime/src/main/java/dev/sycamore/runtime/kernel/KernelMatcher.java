package dev.sycamore.runtime.kernel;

import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.runtime.kernel.ClassFile.Lines;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Says which kernel of a unit a lambda is. A compiler is free to name and to number the methods of
 * lambdas as it likes, but each has its lines.
 *
 * @param kernels the kernels of the unit
 * @param place the lambda for error messages
 */
record KernelMatcher(List<KernelBinding> kernels, String place) {

  /** The index of the kernel with that name. */
  int byName(String name, String signature) {
    for (int i = 0; i < kernels.size(); i++) {
      if (kernels.get(i).name().equals(name)) {
        return verified(i, signature);
      }
    }
    throw new KernelNotSupportedException(
        "no kernel is named '" + name + "', asked for at " + place + "; there are " + names());
  }

  /**
   * The index of the kernel that a method with this descriptor is.
   *
   * @param lines the lines of a lambda's body; nothing for a method reference, or in a class
   *     without lines, where the descriptor alone must do
   */
  int byLines(Optional<Lines> lines, String signature) {
    List<Integer> candidates = lines.map(this::innermost).orElseGet(this::all);
    if (lines.isPresent() && candidates.size() == 1) {
      return verified(candidates.get(0), signature);
    }
    List<Integer> matching =
        candidates.stream()
            .filter(i -> Descriptors.match(kernels.get(i).implementationSignature(), signature))
            .toList();
    if (matching.size() == 1) {
      return matching.get(0);
    }
    throw new KernelNotSupportedException(
        matching.isEmpty()
            ? "no compiled kernel for " + place + "; its compilation unit has " + names()
            : "more than one kernel could be the one at "
                + place
                + ": put each on a line of its own, or name them: parallelFor(\"name\", ...)");
  }

  private List<Integer> all() {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < kernels.size(); i++) {
      all.add(i);
    }
    return all;
  }

  private List<Integer> innermost(Lines lines) {
    List<Integer> around =
        all().stream()
            .filter(i -> kernels.get(i).line() <= lines.first())
            .filter(i -> kernels.get(i).endLine() >= lines.last())
            .sorted(Comparator.comparingInt(this::span))
            .toList();
    return around.stream().filter(i -> span(i) == span(around.get(0))).toList();
  }

  private int span(int kernel) {
    return kernels.get(kernel).endLine() - kernels.get(kernel).line();
  }

  private int verified(int kernel, String signature) {
    KernelBinding binding = kernels.get(kernel);
    if (!Descriptors.match(binding.implementationSignature(), signature)) {
      throw new KernelNotSupportedException(
          "the kernel at "
              + binding.file()
              + ":"
              + binding.line()
              + " was compiled for a lambda with the signature "
              + binding.implementationSignature()
              + ", but it has "
              + signature
              + ": the class and its __Sycamore class come from different compilations, or from"
              + " a compiler that captures in another order");
    }
    return kernel;
  }

  private String names() {
    return kernels.isEmpty()
        ? "none"
        : String.join(
            ", ", kernels.stream().map(k -> k.name() + " (line " + k.line() + ")").toList());
  }
}
