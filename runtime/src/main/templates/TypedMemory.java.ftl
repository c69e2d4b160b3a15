package dev.sycamore;

<#assign buffer = (kind.type == "boolean")?then("Byte", (kind.type == "Half")?then("Short", kind.name))>
import dev.sycamore.runtime.memory.Allocation;
import dev.sycamore.runtime.memory.AllocationView;
import dev.sycamore.runtime.values.NativeMemory;
import java.lang.ref.Reference;
import java.nio.${buffer}Buffer;

/** Memory of {@code ${kind.type}} elements on a device. */
public final class ${kind.name}Memory extends DeviceMemory {
  /** Of the device {@code host}, or null. */
  private final ${kind.type}[] array;

  /** Of other devices, where the host reaches the elements, or null. */
  private final ${buffer}Buffer elements;

  ${kind.name}Memory(AllocationView view) {
    super(view);
    Allocation allocation = view.allocation();
    long address = allocation.hostAddress();
    this.array = (${kind.type}[]) allocation.array();
    this.elements = address == 0 ? null : NativeMemory.${buffer?lower_case}s(address, allocation.length());
  }

  /**
   * The element at an index.
   *
   * @param i the index, from 0 to {@code size() - 1}
   * @return its value
   * @throws IndexOutOfBoundsException if the index is out of range
   * @throws IllegalStateException if the memory is closed, or only kernels reach it
   */
  public ${kind.type} get(int i) {
    int at = index(i);
    if (array != null) {
      return array[at];
    }
<#if kind.type == "boolean">
    boolean value = elements.get(at) != 0;
<#elseif kind.type == "Half">
    Half value = Half.ofBits(elements.get(at));
<#else>
    ${kind.type} value = elements.get(at);
</#if>
    Reference.reachabilityFence(this);
    return value;
  }

  /**
   * Sets the element at an index.
   *
   * @param i the index, from 0 to {@code size() - 1}
   * @param value the new value
   * @throws IndexOutOfBoundsException if the index is out of range
   * @throws IllegalStateException if the memory is closed, or only kernels reach it
   */
  public void set(int i, ${kind.type} value) {
    int at = index(i);
    if (array != null) {
      array[at] = value;
      return;
    }
<#if kind.type == "boolean">
    elements.put(at, (byte) (value ? 1 : 0));
<#elseif kind.type == "Half">
    elements.put(at, value.bits());
<#else>
    elements.put(at, value);
</#if>
    Reference.reachabilityFence(this);
  }
<#if kind.narrow>

  /**
   * Sets the element at an index to the value narrowed to {@code ${kind.type}}.
   *
   * @param i the index, from 0 to {@code size() - 1}
   * @param value the new value; its upper bits are dropped
   */
  public void set(int i, int value) {
    set(i, (${kind.type}) value);
  }
</#if>

  /**
   * A part of this memory, which is closed with it. Kernels also accept slices.
   *
   * @param from the index of its first element here
   * @param n the number of its elements
   * @return the part; both have the same elements
   * @throws IllegalArgumentException if it is not inside
   * @throws IllegalStateException if the memory is closed
   */
  public ${kind.name}Memory slice(int from, int n) {
    return new ${kind.name}Memory(openView().slice(from, n));
  }

  ${kind.type}[] array() {
    return array;
  }
}
