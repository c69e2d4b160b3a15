package dev.sycamore.outliner.kernels;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.symbols.JavaType;
import java.util.List;
import java.util.Optional;

/**
 * A kernel as the source has it.
 *
 * @param parameterTypes of the kernel interface's method
 * @param explicitName the name that the launch gives it
 */
public record SourceKernel(
    ParsedUnit unit,
    KernelDefinition code,
    List<JavaType> parameterTypes,
    KernelForm form,
    int dimensions,
    Optional<String> explicitName) {

  public SourceKernel {
    parameterTypes = List.copyOf(parameterTypes);
  }

  public SourceSpan span() {
    return unit.spanOf(code.node());
  }

  /** With the name that a launch gives it. */
  public SourceKernel named(Optional<String> name) {
    return new SourceKernel(unit, code, parameterTypes, form, dimensions, name);
  }
}
