package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.ScalarType;

/**
 * What the code is compiled for: a constant of each image, which is known when the image is made.
 */
public record TargetQuery(Property property, SourceSpan span) implements DeviceExpression {

  /** What is asked. */
  public enum Property {
    /** Whether the image is native code for the CPU. */
    IS_NATIVE_CPU(ScalarType.BOOLEAN),
    /** Whether the image is SPIR-V. */
    IS_SPIRV(ScalarType.BOOLEAN),
    /** Whether the image is PTX, or code made of it. */
    IS_PTX(ScalarType.BOOLEAN),
    /** Whether the image is code for an AMD GPU. */
    IS_AMDGCN(ScalarType.BOOLEAN),
    /** Whether the image is OpenCL C. */
    IS_OPENCL_C(ScalarType.BOOLEAN),
    /**
     * Whether the target has {@link AsyncCopyOperation}s. False wherever indices are checked: a
     * work-item that has failed may come to a copy with other operands.
     */
    COPIES_ASYNCHRONOUSLY(ScalarType.BOOLEAN),
    /**
     * Whether the target surely has an instruction that multiplies and adds doubles with one
     * rounding. Where nothing says so, the operation may be a long function.
     */
    HAS_FUSED_MULTIPLY_ADD(ScalarType.BOOLEAN),
    /** Whether the target has {@link NativeOperation}s. */
    HAS_NATIVE_FUNCTIONS(ScalarType.BOOLEAN),
    /**
     * The number NN of the {@code sm_NN} that PTX is compiled for; the least int for other images.
     */
    SM(ScalarType.INT);

    private final ScalarType type;

    Property(ScalarType type) {
      this.type = type;
    }
  }

  @Override
  public ScalarType type() {
    return property.type;
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitTargetQuery(this);
  }
}
