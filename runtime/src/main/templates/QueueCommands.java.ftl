package dev.sycamore;

import java.util.function.Consumer;

/** Commands and waits of a {@link DeviceQueue} that exist once for each kind of element. */
abstract class QueueCommands {

  QueueCommands() {}

  abstract Event submitCommand(Consumer<Handler> commands);

  abstract void awaitArray(Object array);

  abstract Object readElement(Object array, int index);

  /**
   * Waits as {@link DeviceQueue#await()} does, but makes only this array current: an array of records, of {@link Half}
   * or of arrays, whose rows are current then. Other captured arrays stay where they are, and belong to the runtime
   * until a wait for them.
   *
   * @param array one that kernels captured
   * @throws NullPointerException if the array or a row of it is null
   * @throws RuntimeException or Error: as {@link DeviceQueue#await()}
   * @throws DeviceInterruptedException if the thread is interrupted; the commands still run
   */
  public final void await(Object[] array) {
    awaitArray(array);
  }

  /**
   * Advises the driver that the device will use this memory soon.
   *
   * @param memory of the same device
   * @return the event of that command
   * @throws IllegalArgumentException if the memory belongs to another device
   * @throws IllegalStateException if the queue or the memory is closed
   */
  public final Event prefetch(DeviceMemory memory) {
    return submitCommand(handler -> handler.prefetch(memory));
  }
<#list kinds as kind>
<#if kind.type != "Half">

  /**
   * Waits as {@link DeviceQueue#await()} does, but makes only this array current. Other captured arrays stay where they
   * are, and belong to the runtime until a wait for them: the next launch uses them there, without copies. If the array
   * is a row of captured arrays of arrays, those are made current as well.
   *
   * @param array one that kernels captured
   * @throws RuntimeException or Error: as {@link DeviceQueue#await()}
   * @throws DeviceInterruptedException if the thread is interrupted; the commands still run
   */
  public final void await(${kind.type}[] array) {
    awaitArray(array);
  }
</#if>

  /**
   * Waits as {@link DeviceQueue#await()} does, but makes no array current, and returns the value that an element has
   * then. The array belongs to the runtime until a wait for it. Commands of other queues that write the array and were
   * submitted before this call are waited for as well.
   *
   * @param array one that kernels captured
   * @param index from 0 to {@code array.length - 1}
   * @return the value of the element
   * @throws IndexOutOfBoundsException if there is no such element
   * @throws RuntimeException or Error: as {@link DeviceQueue#await()}
   * @throws DeviceInterruptedException if the thread is interrupted; the commands still run
   */
  public final ${kind.type} read(${kind.type}[] array, int index) {
    return (${kind.type}) readElement(array, index);
  }

  /**
   * Copies {@code n} elements of an array, from the index {@code at}, to memory, from the index {@code toAt}. The copy
   * has been done when this method returns, after the commands before it.
   *
   * @param from where the elements are read
   * @param at the index of the first element in {@code from}
   * @param to where the elements are written
   * @param toAt the index of the first element in {@code to}
   * @param n the number of elements, 0 or more
   * @return the event of the copy
   * @throws IllegalArgumentException if a range is not inside, or the memory belongs to another device
   * @throws IllegalStateException if the queue or the memory is closed
   */
  public final Event copy(${kind.type}[] from, int at, ${kind.name}Memory to, int toAt, int n) {
    return submitCommand(handler -> handler.copy(from, at, to, toAt, n));
  }

  /**
   * Copies {@code n} elements of memory, from the index {@code at}, to an array, from the index {@code toAt}. The copy
   * has been done when this method returns, after the commands before it.
   *
   * @param from where the elements are read
   * @param at the index of the first element in {@code from}
   * @param to where the elements are written
   * @param toAt the index of the first element in {@code to}
   * @param n the number of elements, 0 or more
   * @return the event of the copy
   * @throws IllegalArgumentException if a range is not inside, or the memory belongs to another device
   * @throws IllegalStateException if the queue or the memory is closed
   */
  public final Event copy(${kind.name}Memory from, int at, ${kind.type}[] to, int toAt, int n) {
    return submitCommand(handler -> handler.copy(from, at, to, toAt, n));
  }

  /**
   * Copies {@code n} elements of memory, from the index {@code at}, to other memory, from the index {@code toAt}. The
   * two may overlap. One of them may belong to another device.
   *
   * @param from where the elements are read
   * @param at the index of the first element in {@code from}
   * @param to where the elements are written
   * @param toAt the index of the first element in {@code to}
   * @param n the number of elements, 0 or more
   * @return the event of the copy
   * @throws IllegalArgumentException if a range is not inside, or both memories belong to other devices
   * @throws IllegalStateException if the queue or a memory is closed
   */
  public final Event copy(${kind.name}Memory from, int at, ${kind.name}Memory to, int toAt, int n) {
    return submitCommand(handler -> handler.copy(from, at, to, toAt, n));
  }

  /**
   * Sets all elements to one value.
   *
   * @param memory what is filled
   * @param value the value of each element
   * @return the event of the fill
   * @throws IllegalArgumentException if the memory belongs to another device
   * @throws IllegalStateException if the queue or the memory is closed
   */
  public final Event fill(${kind.name}Memory memory, ${kind.type} value) {
    return submitCommand(handler -> handler.fill(memory, value));
  }
</#list>
}
