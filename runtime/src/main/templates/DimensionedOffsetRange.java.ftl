<#assign last = dim.count - 1>
package dev.sycamore;

/**
 * A range of ${dim.text} whose indices begin at an offset<#if (last > 0)> in each dimension</#if>: {@code range(n).withOffset(o)}. Made
 * by {@link Range${dim.count}#withOffset}.
 */
public record OffsetRange${dim.count}(Range${dim.count} range, <#list 0..last as d>int o${d}<#sep>, </#list>) {

  public OffsetRange${dim.count} {
<#list 0..last as d>
    Ranges.checkOffset(o${d}, range.n${d}());
</#list>
  }

  /** The offsets, the last one the fastest; a new array. */
  public int[] toArray() {
    return new int[] {<#list 0..last as d>o${d}<#sep>, </#list>};
  }
}
