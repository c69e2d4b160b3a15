<#assign last = dim.count - 1>
package dev.sycamore;

/**
 * A range of ${dim.text} whose indices begin at an offset<#if (last > 0)> in each dimension</#if>: {@code
 * range(n).withOffset(o)}. Made by {@link Range${dim.count}#withOffset}.
 *
 * @param range the number of indices<#if (last > 0)> in each dimension</#if>
<#list 0..last as d>
 * @param o${d} the first index<#if (last > 0)> of dimension ${d}</#if>, 0 or more
</#list>
 */
public record OffsetRange${dim.count}(Range${dim.count} range, <#list 0..last as d>int o${d}<#sep>, </#list>) {

  /**
   * A range whose indices begin at an offset.
   *
   * @param range the number of indices<#if (last > 0)> in each dimension</#if>
<#list 0..last as d>
   * @param o${d} the first index<#if (last > 0)> of dimension ${d}</#if>, 0 or more
</#list>
   * @throws IllegalArgumentException if an offset is negative, or it and the size are more than
   *     2^31 - 1
   * @throws NullPointerException if the range is null
   */
  public OffsetRange${dim.count} {
<#list 0..last as d>
    Ranges.checkOffset(o${d}, range.n${d}());
</#list>
  }

  /**
   * The offsets, the last one the fastest; a new array.
   *
   * @return ${dim.count} offset<#if (last > 0)>s</#if>
   */
  public int[] toArray() {
    return new int[] {<#list 0..last as d>o${d}<#sep>, </#list>};
  }
}
