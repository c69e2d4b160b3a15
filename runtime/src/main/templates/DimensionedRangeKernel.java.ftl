package dev.sycamore;

import java.io.Serializable;

/** A kernel over a range of ${dim.text}. */
@FunctionalInterface
public interface RangeKernel${dim.count} extends Serializable {
  /**
   * Runs one work-item.
   *
<#list dim.indices?split(", ") as index>
<#if dim.count == 1>
   * @param ${index} the index
<#else>
<#assign place = index?is_first?then(", the slowest", index?is_last?then(", the fastest", ""))>
   * @param ${index} the index in dimension ${index?index}${place}
</#if>
</#list>
   */
  void run(${dim.indexParameters});
}
