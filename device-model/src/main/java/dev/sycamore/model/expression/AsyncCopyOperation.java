package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.List;

/**
 * What targets that copy asynchronously do for copies of work-groups. All work-items of a group
 * come to it with the same operands, except the index. On other targets it is never reached: {@link
 * TargetQuery.Property#COPIES_ASYNCHRONOUSLY}.
 *
 * @param views START: the destination, then the source, of which one is in local and the other in
 *     global memory; WAIT: none
 * @param operands INT. START: the offset in each view; count and stride, both positive; the index
 *     of the work-item in the group, and the group's size. WAIT: an event
 */
public record AsyncCopyOperation(
    Kind kind, List<DeviceExpression> views, List<DeviceExpression> operands, SourceSpan span)
    implements DeviceExpression {

  /** OpenCL 1.2, 6.12.10; PTX 9.7.9.25. */
  public enum Kind {
    /**
     * Starts a copy; gives its event. The stride is that of the elements in global memory, those in
     * local memory are next to each other.
     */
    START,
    /**
     * Waits for the copy of an event and for those before it, as far as the work-item itself made
     * them. A barrier has to follow.
     */
    WAIT
  }

  public AsyncCopyOperation {
    views = List.copyOf(views);
    operands = List.copyOf(operands);
  }

  /** Whether a copy is into local memory, and not out of it. */
  public boolean isToLocal() {
    return ((ViewType) views.get(0).type()).space() == AddressSpace.LOCAL;
  }

  @Override
  public DeviceType type() {
    return kind == Kind.WAIT ? VoidType.VOID : ScalarType.INT;
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitAsyncCopyOperation(this);
  }
}
