package dev.sycamore.model.expression;

import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.List;

/**
 * The local memory in which the work-items of a group leave values for each other in group
 * operations: one element for each work-item. All nodes of one element type in a kernel and in what
 * it calls are the same memory, the kernel's {@link ArgumentKind#GROUP_SCRATCH} argument of that
 * type.
 *
 * @param element INT or LONG
 */
public record GroupScratch(ScalarType element, SourceSpan span) implements DeviceExpression {

  /** The elements that there are, in the order of the arguments. */
  public static final List<ScalarType> ELEMENTS = List.of(ScalarType.INT, ScalarType.LONG);

  @Override
  public ViewType type() {
    return typeOf(element);
  }

  /** The type of scratch memory of one element type. */
  public static ViewType typeOf(ScalarType element) {
    return new ViewType(element, 1, AddressSpace.LOCAL);
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitGroupScratch(this);
  }
}
