package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.VoidType;
import java.util.List;

/**
 * What only the target knows of sub-groups. Everything else that sub-groups do is made of these. A
 * target without sub-groups has them of size 1.
 *
 * @param operands SHUFFLE: an INT value and the INT index of the work-item whose value is wanted,
 *     which the sub-group has; else none
 */
public record SubGroupOperation(Kind kind, List<DeviceExpression> operands, SourceSpan span)
    implements DeviceExpression {

  /** OpenCL 2.0, 9.17; the shuffle of cl_khr_subgroup_shuffle. */
  public enum Kind {
    /** The number of work-items in a sub-group that is full: a constant of the target. */
    WIDTH,
    /** The number of work-items in the sub-group. */
    SIZE,
    /** The index of the work-item in the sub-group. */
    LOCAL_ID,
    /** The index of the sub-group in the work-group. */
    GROUP_ID,
    /** Waits for the sub-group; orders local and global memory in it. */
    BARRIER,
    /** The value of another work-item. */
    SHUFFLE;

    /** Whether work-items meet in it, so that it must stay where it is. */
    public boolean isCollective() {
      return this == BARRIER || this == SHUFFLE;
    }
  }

  public SubGroupOperation {
    operands = List.copyOf(operands);
  }

  @Override
  public DeviceType type() {
    return kind == Kind.BARRIER ? VoidType.VOID : ScalarType.INT;
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitSubGroupOperation(this);
  }
}
