package dev.sycamore;

import java.util.function.Consumer;

/** Commands of a {@link DeviceQueue} that exist once for each kind of element. */
abstract class QueueCommands {

  QueueCommands() {}

  abstract Event submitCommand(Consumer<Handler> commands);

  /**
   * Advises the driver that the device will use this memory soon.
   *
   * @throws IllegalArgumentException if the memory belongs to another device
   * @throws IllegalStateException if the queue or the memory is closed
   */
  public final Event prefetch(DeviceMemory memory) {
    return submitCommand(handler -> handler.prefetch(memory));
  }
<#list kinds as kind>

  /**
   * Copies {@code n} elements of an array, from the index {@code at}, to memory, from the index {@code toAt}. The copy
   * has been done when this method returns, after the commands before it.
   *
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
   * @throws IllegalArgumentException if a range is not inside, or both memories belong to other devices
   * @throws IllegalStateException if the queue or a memory is closed
   */
  public final Event copy(${kind.name}Memory from, int at, ${kind.name}Memory to, int toAt, int n) {
    return submitCommand(handler -> handler.copy(from, at, to, toAt, n));
  }

  /**
   * Sets all elements to one value.
   *
   * @throws IllegalArgumentException if the memory belongs to another device
   * @throws IllegalStateException if the queue or the memory is closed
   */
  public final Event fill(${kind.name}Memory memory, ${kind.type} value) {
    return submitCommand(handler -> handler.fill(memory, value));
  }
</#list>
}
