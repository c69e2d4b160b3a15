package dev.sycamore.backend.job;

import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.target.UncheckedCode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What LLVM reads from a module.
 *
 * @param kernels those that it defines, in its order
 * @param fixedTargets the names of the targets that a kernel was compiled for, by symbol; kernels
 *     for all targets are not in it
 * @param unchecked the kernels and other functions whose own code has no checks, in its order
 * @param debugInfo whether it has places of the source, which images then have too
 * @param identity the same for two modules only if they differ in nothing but the places of
 *     functions ({@code "sycamore-place"}) and the file that they were read from
 */
public record ModuleFacts(
    List<FunctionName> kernels,
    Map<String, Set<String>> fixedTargets,
    List<UncheckedCode> unchecked,
    boolean debugInfo,
    String identity) {
  public ModuleFacts {
    kernels = List.copyOf(kernels);
    unchecked = List.copyOf(unchecked);
    fixedTargets = Collections.unmodifiableMap(new LinkedHashMap<>(fixedTargets));
    Objects.requireNonNull(identity, "identity");
  }
}
