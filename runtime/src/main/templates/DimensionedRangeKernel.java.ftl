package dev.sycamore;

import java.io.Serializable;

/** A kernel over a range of ${dim.text}. */
@FunctionalInterface
public interface RangeKernel${dim.count} extends Serializable {
  /** Runs one work-item; {@code ${"ijk"[dim.count - 1]}} is the <#if (dim.count > 1)>fastest </#if>index. */
  void run(${dim.indexParameters});
}
