package dev.sycamore.backend.job;

import dev.sycamore.backend.target.FunctionName;
import java.util.List;
import java.util.Objects;

/**
 * What LLVM reads from a module.
 *
 * @param kernels those that it defines, in its order
 * @param debugInfo whether it has places of the source, which images then have too
 * @param identity the same for two modules only if they differ in nothing but the places of
 *     functions ({@code "sycamore-place"}) and the file that they were read from
 */
public record ModuleFacts(List<FunctionName> kernels, boolean debugInfo, String identity) {
  public ModuleFacts {
    kernels = List.copyOf(kernels);
    Objects.requireNonNull(identity, "identity");
  }
}
