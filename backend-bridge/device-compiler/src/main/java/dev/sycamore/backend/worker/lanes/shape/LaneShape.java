package dev.sycamore.backend.worker.lanes.shape;

/**
 * How a value differs from lane to lane.
 *
 * @param isVarying whether nothing is known
 * @param stride otherwise, what each lane has more than the lane before it, as long as nothing
 *     wraps; bytes for pointers; 0 if all lanes have the same
 */
public record LaneShape(boolean isVarying, long stride) {

  public static final LaneShape UNIFORM = new LaneShape(false, 0);

  public static final LaneShape VARYING = new LaneShape(true, 0);

  /** Each lane has so much more than the lane before it. */
  public static LaneShape strided(long stride) {
    return new LaneShape(false, stride);
  }

  public boolean isUniform() {
    return !isVarying && stride == 0;
  }

  /** Whether the lanes differ, by a stride that is known. */
  public boolean isStrided() {
    return !isVarying && stride != 0;
  }

  /** What holds for a value that is either this one or another. */
  LaneShape or(LaneShape other) {
    return equals(other) ? this : VARYING;
  }

  LaneShape plus(LaneShape other) {
    return isVarying || other.isVarying ? VARYING : strided(stride + other.stride);
  }

  LaneShape times(long factor) {
    return isVarying ? VARYING : strided(stride * factor);
  }

  @Override
  public String toString() {
    return isVarying ? "varying" : stride == 0 ? "uniform" : "stride " + stride;
  }
}
