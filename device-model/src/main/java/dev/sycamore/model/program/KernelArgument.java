package dev.sycamore.model.program;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.touched.Touch;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import java.util.List;

/**
 * One thing that a kernel takes from the host, in capture order; then what it takes from the
 * launch.
 *
 * @param variable holds it in the kernel's body: a scalar, or a view for everything that is memory
 * @param declaration where the source declares it
 * @param range of local memory whose sizes are constants, dimension 0 the slowest; else empty
 * @param touches which elements of a plain array are read and written; empty if that is unknown
 */
public record KernelArgument(
    Variable variable,
    ArgumentKind kind,
    ValueSource source,
    ArgumentAccess access,
    SourceSpan declaration,
    List<Integer> range,
    List<Touch> touches) {

  public KernelArgument {
    range = List.copyOf(range);
    touches = List.copyOf(touches);
  }

  /** An argument whose range is not known. */
  public KernelArgument(
      Variable variable,
      ArgumentKind kind,
      ValueSource source,
      ArgumentAccess access,
      SourceSpan declaration) {
    this(variable, kind, source, access, declaration, List.of(), List.of());
  }

  /** The same argument with what a kernel does with its elements. */
  public KernelArgument accessed(ArgumentAccess newAccess) {
    return new KernelArgument(variable, kind, source, newAccess, declaration, range, touches);
  }

  /** The same argument with the elements that a kernel touches. */
  public KernelArgument touching(List<Touch> newTouches) {
    return new KernelArgument(variable, kind, source, access, declaration, range, newTouches);
  }

  /**
   * Whether it is the value of a static field, or a part of it. Its variable may be read in every
   * function that the kernel reaches, without being a parameter there.
   */
  public boolean isStaticValue() {
    return source.isOfStatic();
  }

  /** Whether it is a specialization constant. */
  public boolean isSpecializationConstant() {
    return source instanceof ValueSource.Static field && field.specialization();
  }
}
