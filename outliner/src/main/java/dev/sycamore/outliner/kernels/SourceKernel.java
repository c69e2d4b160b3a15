package dev.sycamore.outliner.kernels;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.List;
import java.util.Optional;

/**
 * A kernel as the source has it.
 *
 * @param parameterTypes of the kernel interface's method
 * @param explicitName the name that the launch gives it
 * @param variant which functions it calls, where its callers pass some
 */
public record SourceKernel(
    ParsedUnit unit,
    KernelDefinition code,
    List<JavaType> parameterTypes,
    KernelForm form,
    int dimensions,
    Optional<String> explicitName,
    Optional<KernelVariant> variant) {

  public SourceKernel {
    parameterTypes = List.copyOf(parameterTypes);
  }

  /** A kernel that is whole by itself. */
  SourceKernel(
      ParsedUnit unit,
      KernelDefinition code,
      List<JavaType> parameterTypes,
      KernelForm form,
      int dimensions,
      Optional<String> explicitName) {
    this(unit, code, parameterTypes, form, dimensions, explicitName, Optional.empty());
  }

  /** The form of it for the functions that a caller passes. */
  SourceKernel as(KernelVariant known) {
    return new SourceKernel(
        unit, code, parameterTypes, form, dimensions, explicitName, Optional.of(known));
  }

  public SourceSpan span() {
    return unit.spanOf(code.node());
  }

  /** With the name that a launch gives it. */
  public SourceKernel named(Optional<String> name) {
    return new SourceKernel(unit, code, parameterTypes, form, dimensions, name, variant);
  }
}
