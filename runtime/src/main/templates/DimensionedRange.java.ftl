<#assign last = dim.count - 1>
<#assign sizes><#list 0..last as d>n${d}<#sep>, </#list></#assign>
package dev.sycamore;

/** A range of ${dim.text}<#if (last > 0)>, {@code n${last}} the fastest</#if>; no size is negative. */
public record Range${dim.count}(<#list 0..last as d>int n${d}<#sep>, </#list>) implements Range {

  public Range${dim.count} {
    Ranges.checkSizes(${sizes});
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
