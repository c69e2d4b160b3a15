package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.VoidType;
import java.util.List;

/**
 * Adds the product of two tiles of matrices that the work-items of a sub-group hold together. All
 * of them come to it. Only PTX for {@link #LEAST_SM} and later has it; code for other targets must
 * not reach it.
 *
 * @param views private memory: FLOAT of the sum, INT of the left factor, INT of the right one. What
 *     a work-item holds is next to each other: 4, 4 and 2 elements
 * @param offsets INT: of the first element in each view
 */
public record MatrixOperation(
    Kind kind, List<DeviceExpression> views, List<DeviceExpression> offsets, SourceSpan span)
    implements DeviceExpression {

  /** The first {@code sm_NN} that has all kinds. */
  public static final int LEAST_SM = 80;

  /** PTX 9.7.14.5. */
  public enum Kind {
    /** {@code mma.m16n8k16}, two halves in each INT. */
    HALF,
    /** {@code mma.m16n8k8}, the bits of a TF32 number in each INT. */
    TF32
  }

  public MatrixOperation {
    views = List.copyOf(views);
    offsets = List.copyOf(offsets);
  }

  @Override
  public VoidType type() {
    return VoidType.VOID;
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitMatrixOperation(this);
  }
}
