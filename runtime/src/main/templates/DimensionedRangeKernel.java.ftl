package dev.sycamore;

import java.io.Serializable;

/** A kernel over a range of ${dim.text}. */
@FunctionalInterface
public interface RangeKernel${dim.count} extends Serializable {
  /**
   * Runs one work-item; {@code ${"ijk"[dim.count - 1]}} is the <#if (dim.count > 1)>fastest </#if>index.
   *
<#list dim.indices?split(", ") as index>
<#if dim.count == 1>
   * @param ${index} the index
<#else>
   * @param ${index} the index in dimension ${index?index}
</#if>
</#list>
   */
  void run(${dim.indexParameters});
}
