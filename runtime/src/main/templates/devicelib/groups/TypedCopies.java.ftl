<#-- Lines break where the formatter would break them, since debug info has the lines of this code. -->
<#assign local = "Local${kind.name}s">
<#assign memories = ["${kind.name}Accessor"]>
<#if kind.type != "Half"><#assign memories += ["${kind.type}[]"]></#if>
package dev.sycamore.devicelib.groups;

import dev.sycamore.DeviceEvent;
import dev.sycamore.DeviceTarget;
import dev.sycamore.Group;
<#if kind.type == "Half">
import dev.sycamore.HalfAccessor;
import dev.sycamore.LocalHalfs;
<#else>
import dev.sycamore.${kind.name}Accessor;
import dev.sycamore.${local};
</#if>

/**
 * Copies of {@code ${kind.type}} elements: asynchronous where the target has that for them; otherwise
 * each work-item of the group copies some.
 */
public final class ${kind.name}Copies {
  private ${kind.name}Copies() {}
<#list memories as memory>
<#assign array = memory?ends_with("[]")>

  public static DeviceEvent asyncWorkGroupCopy(
      Group group,
      int index,
      ${local} dest,
      int destOffset,
      ${memory} src,
      int srcOffset,
      int count,
      int srcStride) {
    int size = group.size();
    if (CopyEngine.isPresent() && count > 0 && srcStride > 0) {
      return new DeviceEvent(
          start(dest, destOffset, src, srcOffset, count, srcStride, index, size));
    }
    for (int i = index; i < count; i += size) {
<#if array>
      dest.set(destOffset + i, src[srcOffset + i * srcStride]);
<#else>
      dest.set(destOffset + i, src.get(srcOffset + i * srcStride));
</#if>
    }
    return new DeviceEvent(0);
  }

  public static DeviceEvent asyncWorkGroupCopy(
      Group group,
      int index,
      ${memory} dest,
      int destOffset,
      ${local} src,
      int srcOffset,
      int count,
      int destStride) {
    int size = group.size();
    if (CopyEngine.isPresent() && !DeviceTarget.isPtx() && count > 0 && destStride > 0) {
      return new DeviceEvent(
          start(dest, destOffset, src, srcOffset, count, destStride, index, size));
    }
    for (int i = index; i < count; i += size) {
<#if array>
      dest[destOffset + i * destStride] = src.get(srcOffset + i);
<#else>
      dest.set(destOffset + i * destStride, src.get(srcOffset + i));
</#if>
    }
    return new DeviceEvent(0);
  }

  /** An operation of the target. */
  private static int start(
      ${local} dest,
      int destOffset,
      ${memory} src,
      int srcOffset,
      int count,
      int srcStride,
      int index,
      int size) {
    throw CopyEngine.isNoJava();
  }

  /** An operation of the target. */
  private static int start(
      ${memory} dest,
      int destOffset,
      ${local} src,
      int srcOffset,
      int count,
      int destStride,
      int index,
      int size) {
    throw CopyEngine.isNoJava();
  }
</#list>
}
