package dev.sycamore.model.program;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;

/**
 * One thing that a kernel takes from the host, in capture order; then what it takes from the
 * launch.
 *
 * @param variable holds it in the kernel's body: a scalar, or a view for everything that is memory
 * @param declaration where the source declares it
 */
public record KernelArgument(
    Variable variable,
    ArgumentKind kind,
    ValueSource source,
    ArgumentAccess access,
    SourceSpan declaration) {

  /**
   * Whether it is a specialization constant. Its variable may be read in every function that the
   * kernel reaches, without being a parameter there.
   */
  public boolean isSpecializationConstant() {
    return source instanceof ValueSource.Static;
  }
}
