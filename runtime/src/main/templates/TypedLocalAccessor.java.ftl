package dev.sycamore;

/**
 * Memory of a work-group, of ${dim.text}: {@code ${kind.type}} elements that the work-items of a
 * group share and that are undefined when the group starts.
 */
public final class Local${kind.name}s${dim.suffix} extends LocalAccessor {
  private final ${kind.type}[] data;

  Local${kind.name}s${dim.suffix}(int[] range, ${kind.type}[] data) {
    super(range, data != null);
    this.data = data;
  }

  /**
   * The element at an index.
   *
<#list dim.indices?split(", ") as index>
<#if dim.count == 1>
   * @param ${index} the index
<#else>
   * @param ${index} the index in dimension ${index?index}<#if index?is_first>, the slowest</#if>
</#if>
</#list>
   * @return the element
   * @throws IndexOutOfBoundsException if the index is out of range
   * @throws IllegalStateException outside of the kernel
   */
  public ${kind.type} get(${dim.indexParameters}) {
    return data[linear(${dim.indices})];
  }

  /**
   * Sets the element at an index.
   *
<#list dim.indices?split(", ") as index>
<#if dim.count == 1>
   * @param ${index} the index
<#else>
   * @param ${index} the index in dimension ${index?index}<#if index?is_first>, the slowest</#if>
</#if>
</#list>
   * @param value the new value
   * @throws IndexOutOfBoundsException if the index is out of range
   * @throws IllegalStateException outside of the kernel
   */
  public void set(${dim.indexParameters}, ${kind.type} value) {
    data[linear(${dim.indices})] = value;
  }
<#if kind.narrow>

  /**
   * Sets the element at an index to the value narrowed to {@code ${kind.type}}.
   *
<#list dim.indices?split(", ") as index>
<#if dim.count == 1>
   * @param ${index} the index
<#else>
   * @param ${index} the index in dimension ${index?index}<#if index?is_first>, the slowest</#if>
</#if>
</#list>
   * @param value the new value, of which the lowest ${(kind.type == "byte")?then(8, 16)} bits are kept
   * @throws IndexOutOfBoundsException if the index is out of range
   * @throws IllegalStateException outside of the kernel
   */
  public void set(${dim.indexParameters}, int value) {
    data[linear(${dim.indices})] = (${kind.type}) value;
  }
</#if>

  ${kind.type}[] data() {
    return data;
  }
}
