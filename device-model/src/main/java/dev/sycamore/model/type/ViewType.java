package dev.sycamore.model.type;

/**
 * A typed window on memory: what arrays, accessors and local accessors are on a device. A value of
 * it is a pointer, an extent (an int) for each dimension, and, from two dimensions on, a pitch for
 * each dimension but the first: element {@code (i, j)} is at {@code i * pitch1 + j}, element {@code
 * (i, j, k)} at {@code (i * pitch1 + j) * pitch2 + k}.
 *
 * @param element what it holds: a scalar, vector or record
 * @param dimensions 1 to 3
 * @param space where the elements live
 */
public record ViewType(DeviceType element, int dimensions, AddressSpace space)
    implements DeviceType {

  @Override
  public <R> R accept(DeviceTypeVisitor<R> visitor) {
    return visitor.visitViewType(this);
  }
}
