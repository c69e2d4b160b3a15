package dev.sycamore;

import dev.sycamore.runtime.memory.BufferView;
<#if kind.offHeap>
import dev.sycamore.runtime.values.OffHeapElements;
import java.nio.ByteBuffer;
</#if>

/** Access of a kernel, or of the host, to the elements of a {@link ${kind.name}DeviceBuffer${dim.suffix}}. */
public final class ${kind.name}Accessor${dim.suffix} extends Accessor {
  private ${kind.type}[] data;
<#if kind.offHeap>

  /** The elements where they are in no array; otherwise null. */
  private ByteBuffer offHeap;
</#if>

  ${kind.name}Accessor${dim.suffix}(BufferView view, AccessMode mode, Runnable onClose) {
    super(view, mode, onClose);
  }

  @Override
  void bind() {
<#if kind.offHeap>
    Object elements = view().memory().hostArray();
    if (elements instanceof OffHeapElements outside) {
      offHeap = outside.bytes();
    } else {
      data = (${kind.type}[]) elements;
    }
<#else>
    data = (${kind.type}[]) view().memory().hostArray();
</#if>
  }

  /**
   * The element at an index.
   *
<#list dim.indices?split(", ") as x>
   * @param ${x} the index<#if (dim.count > 1)> in dimension ${x?index}</#if>
</#list>
   * @return its value
   * @throws IndexOutOfBoundsException if the index is not in the range of this accessor
   */
  public ${kind.type} get(${dim.indexParameters}) {
<#if kind.offHeap>
    int at = linear(${dim.indices});
    return data == null ? offHeap.get${kind.inBytes}(at * ${kind.box}.BYTES) : data[at];
<#else>
    return data[linear(${dim.indices})];
</#if>
  }

  /**
   * Sets the element at an index.
   *
<#list dim.indices?split(", ") as x>
   * @param ${x} the index<#if (dim.count > 1)> in dimension ${x?index}</#if>
</#list>
   * @param value the new value
   * @throws IndexOutOfBoundsException if the index is not in the range of this accessor
   * @throws IllegalStateException if the accessor is for reading only
   */
  public void set(${dim.indexParameters}, ${kind.type} value) {
<#if kind.offHeap>
    int at = writable(linear(${dim.indices}));
    if (data == null) {
      offHeap.put${kind.inBytes}(at * ${kind.box}.BYTES, value);
    } else {
      data[at] = value;
    }
<#else>
    data[writable(linear(${dim.indices}))] = value;
</#if>
  }
<#if kind.narrow>

  /**
   * Sets the element at an index to the value narrowed to {@code ${kind.type}}.
   *
<#list dim.indices?split(", ") as x>
   * @param ${x} the index<#if (dim.count > 1)> in dimension ${x?index}</#if>
</#list>
   * @param value the new value; its upper bits are dropped
   */
  public void set(${dim.indexParameters}, int value) {
    set(${dim.indices}, (${kind.type}) value);
  }
</#if>

  ${kind.type}[] data() {
    return data;
  }
<#if kind.offHeap>

  /** The bytes of the elements where they are in no array; otherwise null. */
  ByteBuffer offHeap() {
    return offHeap;
  }
</#if>
}
