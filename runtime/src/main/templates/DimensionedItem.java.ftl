package dev.sycamore;

/** A work-item of a kernel over a range of ${dim.text}. */
public final class Item${dim.count} extends Item {
  private Item${dim.count}(int[] id, int[] range) {
    super(id, range);
  }

  /**
   * The work-item at an index: for tests that call a {@code @Kernel} method themselves, and for
   * generated launchers.
   *
<#list dim.indices?split(", ") as index>
<#if dim.count == 1>
   * @param ${index} the index
<#else>
   * @param ${index} the index in dimension ${index?index}<#if index?is_first>, the slowest</#if>
</#if>
</#list>
   * @param range the range of the kernel
   * @return a new work-item
   * @throws IndexOutOfBoundsException if the index is not in the range
   */
  public static Item${dim.count} of(${dim.indexParameters}, Range${dim.count} range) {
    return new Item${dim.count}(new int[] {${dim.indices}}, range.toArray());
  }
<#if dim.count == 1>

  /**
   * The index in the range.
   *
   * @return from 0 to {@code globalRange() - 1}
   */
  public int globalId() {
    return globalId(0);
  }

  /**
   * The size of the range.
   *
   * @return the number of work-items
   */
  public int globalRange() {
    return globalRange(0);
  }
</#if>
}
