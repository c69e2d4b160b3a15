package dev.sycamore;

import dev.sycamore.runtime.memory.BufferView;

/** Access of a kernel, or of the host, to the elements of a {@link ${kind.name}DeviceBuffer${dim.suffix}}. */
public final class ${kind.name}Accessor${dim.suffix} extends Accessor {
  private ${kind.type}[] data;

  ${kind.name}Accessor${dim.suffix}(BufferView view, AccessMode mode, Runnable onClose, ${kind.type}[] data) {
    super(view, mode, onClose);
    this.data = data;
  }

  @Override
  void bind() {
    data = (${kind.type}[]) view().memory().hostArray();
  }

  /**
   * The element at an index.
   *
   * @throws IndexOutOfBoundsException if the index is not in the range of this accessor
   */
  public ${kind.type} get(${dim.indexParameters}) {
    return data[linear(${dim.indices})];
  }

  /**
   * Sets the element at an index.
   *
   * @throws IndexOutOfBoundsException if the index is not in the range of this accessor
   * @throws IllegalStateException if the accessor is for reading only
   */
  public void set(${dim.indexParameters}, ${kind.type} value) {
    data[writable(linear(${dim.indices}))] = value;
  }
<#if kind.narrow>

  /** Sets the element at an index to the value narrowed to {@code ${kind.type}}. */
  public void set(${dim.indexParameters}, int value) {
    data[writable(linear(${dim.indices}))] = (${kind.type}) value;
  }
</#if>

  ${kind.type}[] data() {
    return data;
  }
}
