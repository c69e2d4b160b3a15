<#assign last = dim.count - 1>
<#assign sizes><#list 0..last as d>n${d}<#sep>, </#list></#assign>
<#assign offsets><#list 0..last as d>o${d}<#sep>, </#list></#assign>
package dev.sycamore;

/**
 * A range of ${dim.text}<#if (last > 0)>, {@code n${last}} the fastest</#if>; no size is negative.
 *
<#list 0..last as d>
 * @param n${d} the number of indices<#if (last > 0)> in dimension ${d}</#if>
</#list>
 */
public record Range${dim.count}(<#list 0..last as d>int n${d}<#sep>, </#list>) implements Range {

  /**
   * A range of ${dim.text}.
   *
<#list 0..last as d>
   * @param n${d} the number of indices<#if (last > 0)> in dimension ${d}</#if>, 0 or more
</#list>
   * @throws IllegalArgumentException if a size is negative
   */
  public Range${dim.count} {
    Ranges.checkSizes(${sizes});
  }

  /**
   * The range with indices that begin at an offset: kernels run for {@code ${offsets}}
   * and the indices after it.
   *
<#list 0..last as d>
   * @param o${d} the first index<#if (last > 0)> of dimension ${d}</#if>, 0 or more
</#list>
   * @return the range with the offset<#if (last > 0)>s</#if>
   * @throws IllegalArgumentException if an offset is negative, or it and the size are more than
   *     2^31 - 1
   */
  public OffsetRange${dim.count} withOffset(<#list 0..last as d>int o${d}<#sep>, </#list>) {
    return new OffsetRange${dim.count}(this, <#list 0..last as d>o${d}<#sep>, </#list>);
  }

  @Override
  public int dimensions() {
    return ${dim.count};
  }

  @Override
  public int[] toArray() {
    return new int[] {${sizes}};
  }
}
