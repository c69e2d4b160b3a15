package dev.sycamore;

/**
 * Asynchronous copies by the work-items of a work-group, from global to local memory and back.
 *
 * <pre>{@code
 * DeviceEvent copied = group.asyncWorkGroupCopy(tile, 0, a, group.id(0) * n, n);
 * // what does not use the tile
 * group.waitFor(copied);
 * }</pre>
 *
 * <p>Every work-item of the group must reach the same copies, with the same arguments, and to the
 * same waits. Until {@link #waitFor} the elements that are written have undefined contents, and
 * those that are read must not be written. A copy does not wait for other work-items before it: if
 * they still use what it writes, a barrier belongs before it. Each copy must be waited for before
 * the kernel ends.
 *
 * <p>Offsets and strides are in elements. Copies into local memory take every {@code srcStride}-th
 * element and leave them next to each other; copies out of it write every {@code destStride}-th
 * one.
 */
public abstract class GroupCopies extends GroupOperations {
  private static final DeviceEvent COPIED = new DeviceEvent(0);

  GroupCopies() {}

  /** Waits for the other work-items of the group. */
  public abstract void barrier();

  /**
   * Waits until the copies are done, and those that the group has started before the last of them,
   * for all work-items of the group: then each of them sees what was copied. It is a barrier,
   * without any event too.
   *
   * @param copies the events of copies of this group; an event may be waited for again
   */
  public final void waitFor(DeviceEvent... copies) {
    barrier();
  }

  private boolean copies(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("a copy of " + count + " elements");
    }
    return index() == 0;
  }
<#list kinds as kind>
<#assign memories = ["${kind.name}Accessor"]>
<#if kind.type != "Half"><#assign memories += ["${kind.type}[]"]></#if>
<#list memories as memory>
<#assign array = memory?ends_with("[]")>

  /**
   * Starts a copy of {@code count} elements into local memory.
   *
   * @param dest the local memory
   * @param destOffset the index of the first element that is set
   * @param src the ${array?then("array", "accessor of the buffer")}
   * @param srcOffset the index of the first element that is read
   * @param count the number of elements, not negative
   * @return the event, for {@link #waitFor}
   * @throws IndexOutOfBoundsException if an element is not there
   * @throws IllegalArgumentException if the count is negative
   */
  public final DeviceEvent asyncWorkGroupCopy(
      Local${kind.name}s dest, int destOffset, ${memory} src, int srcOffset, int count) {
    return asyncWorkGroupCopy(dest, destOffset, src, srcOffset, count, 1);
  }

  /**
   * Starts a copy of {@code count} elements into local memory.
   *
   * @param dest the local memory
   * @param destOffset the index of the first element that is set
   * @param src the ${array?then("array", "accessor of the buffer")}
   * @param srcOffset the index of the first element that is read
   * @param count the number of elements, not negative
   * @param srcStride the distance of elements that are read; it may be 0 or negative
   * @return the event, for {@link #waitFor}
   * @throws IndexOutOfBoundsException if an element is not there
   * @throws IllegalArgumentException if the count is negative
   */
  public final DeviceEvent asyncWorkGroupCopy(
      Local${kind.name}s dest, int destOffset, ${memory} src, int srcOffset, int count, int srcStride) {
    if (copies(count)) {
      for (int i = 0; i < count; i++) {
        dest.set(destOffset + i, src<#if array>[srcOffset + i * srcStride]<#else>.get(srcOffset + i * srcStride)</#if>);
      }
    }
    return COPIED;
  }

  /**
   * Starts a copy of {@code count} elements out of local memory.
   *
   * @param dest the ${array?then("array", "accessor of the buffer")}
   * @param destOffset the index of the first element that is set
   * @param src the local memory
   * @param srcOffset the index of the first element that is read
   * @param count the number of elements, not negative
   * @return the event, for {@link #waitFor}
   * @throws IndexOutOfBoundsException if an element is not there
   * @throws IllegalArgumentException if the count is negative
<#if !array>
   * @throws IllegalStateException if the accessor is for reading only
</#if>
   */
  public final DeviceEvent asyncWorkGroupCopy(
      ${memory} dest, int destOffset, Local${kind.name}s src, int srcOffset, int count) {
    return asyncWorkGroupCopy(dest, destOffset, src, srcOffset, count, 1);
  }

  /**
   * Starts a copy of {@code count} elements out of local memory.
   *
   * @param dest the ${array?then("array", "accessor of the buffer")}
   * @param destOffset the index of the first element that is set
   * @param src the local memory
   * @param srcOffset the index of the first element that is read
   * @param count the number of elements, not negative
   * @param destStride the distance of elements that are set; it may be negative; if it is 0, any
   *     element that is copied may stay there
   * @return the event, for {@link #waitFor}
   * @throws IndexOutOfBoundsException if an element is not there
   * @throws IllegalArgumentException if the count is negative
<#if !array>
   * @throws IllegalStateException if the accessor is for reading only
</#if>
   */
  public final DeviceEvent asyncWorkGroupCopy(
      ${memory} dest, int destOffset, Local${kind.name}s src, int srcOffset, int count, int destStride) {
    if (copies(count)) {
      for (int i = 0; i < count; i++) {
<#if array>
        dest[destOffset + i * destStride] = src.get(srcOffset + i);
<#else>
        dest.set(destOffset + i * destStride, src.get(srcOffset + i));
</#if>
      }
    }
    return COPIED;
  }
</#list>
</#list>
}
