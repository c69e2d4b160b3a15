package dev.sycamore;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.command.ArrayUse;
import dev.sycamore.runtime.memory.AllocationView;
import dev.sycamore.runtime.memory.BufferCopy;
import dev.sycamore.runtime.memory.BufferFill;
import dev.sycamore.runtime.memory.BufferOperation;
import dev.sycamore.runtime.memory.BufferView;
import dev.sycamore.runtime.values.HostArrays;
import java.util.Optional;

/** What a {@link Handler} does that exists once for each kind of element. */
abstract class KindCommands {

  KindCommands() {}

  abstract boolean onHost();

  abstract void register(LocalAccessor accessor, ElementKind kind);

  /** Makes an operation on the buffers of these accessors the command of this handler. */
  abstract void bufferCommand(BufferOperation operation, Accessor... accessors);

  /** Makes an action on an array of the host and those of buffers the command of this handler. */
  abstract void arrayCommand(
      Runnable action, Object array, boolean writesArray, Accessor... accessors);

  /**
   * Makes an action on memory the command of this handler.
   *
   * @param what names the action in messages
   * @param array a plain array that the action uses too
   */
  abstract void memoryCommand(
      String what, Runnable action, Optional<ArrayUse> array, AllocationView... memory);

  /**
   * Advises the driver that the device will use this memory soon.
   *
   * @param memory of the same device
   * @throws IllegalArgumentException if the memory belongs to another device
   * @throws IllegalStateException if the memory is closed
   */
  public final void prefetch(DeviceMemory memory) {
    AllocationView view = memory.openView();
    memoryCommand("prefetch", view.prefetch(), Optional.empty(), view);
  }
<#list kinds as kind>

  /**
   * Copies {@code n} elements of an array, from the index {@code at}, to memory, from the index {@code toAt}. The array
   * is free when the submit returns.
   *
   * @param from where the elements are read
   * @param at the index of the first element in {@code from}
   * @param to where the elements are written
   * @param toAt the index of the first element in {@code to}
   * @param n the number of elements, 0 or more
   * @throws IllegalArgumentException if a range is not inside, or the memory belongs to another device
   * @throws IllegalStateException if the memory is closed
   */
  public final void copy(${kind.type}[] from, int at, ${kind.name}Memory to, int toAt, int n) {
    AllocationView view = to.openView();
    memoryCommand(
        "copy", view.copyFromArray(from, at, toAt, n), Optional.of(new ArrayUse(from, false)), view);
  }

  /**
   * Copies {@code n} elements of memory, from the index {@code at}, to an array, from the index {@code toAt}. The array
   * is current when the submit returns.
   *
   * @param from where the elements are read
   * @param at the index of the first element in {@code from}
   * @param to where the elements are written
   * @param toAt the index of the first element in {@code to}
   * @param n the number of elements, 0 or more
   * @throws IllegalArgumentException if a range is not inside, or the memory belongs to another device
   * @throws IllegalStateException if the memory is closed
   */
  public final void copy(${kind.name}Memory from, int at, ${kind.type}[] to, int toAt, int n) {
    AllocationView view = from.openView();
    memoryCommand(
        "copy", view.copyToArray(at, to, toAt, n), Optional.of(new ArrayUse(to, true)), view);
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
   * @throws IllegalArgumentException if a range is not inside, or both memories belong to other devices
   * @throws IllegalStateException if a memory is closed
   */
  public final void copy(${kind.name}Memory from, int at, ${kind.name}Memory to, int toAt, int n) {
    AllocationView source = from.openView();
    AllocationView target = to.openView();
    memoryCommand("copy", source.copyTo(at, target, toAt, n), Optional.empty(), source, target);
  }

  /**
   * Sets all elements to one value.
   *
   * @param memory what is filled
   * @param value the value of each element
   * @throws IllegalArgumentException if the memory belongs to another device
   * @throws IllegalStateException if the memory is closed
   */
  public final void fill(${kind.name}Memory memory, ${kind.type} value) {
    AllocationView view = memory.openView();
    memoryCommand("fill", view.fill(value), Optional.empty(), view);
  }
<#list dimensions as dim>

  /**
   * Local memory for each work-group of {@code ${kind.type}} elements.
   *
<#list dim.sizes?split(", ") as x>
   * @param ${x} the number of elements<#if (dim.count > 1)> in dimension ${x?index}</#if>
</#list>
   * @return an accessor for the kernel of this handler
   * @throws IllegalArgumentException if a size is negative<#if (dim.count > 1)>, or there are more than 2^31 - 1
   *     elements</#if>
   */
  public final Local${kind.name}s${dim.suffix} local${kind.name}s(${dim.sizeParameters}) {
    int[] range = {${dim.sizes}};
    int count = LocalAccessor.count(range);
    ${kind.type}[] data =
        onHost() ? (${kind.type}[]) HostArrays.create(ElementKind.${kind.constant}, count) : null;
    Local${kind.name}s${dim.suffix} accessor = new Local${kind.name}s${dim.suffix}(range, data);
    accessor.registerWith(this, ElementKind.${kind.constant});
    return accessor;
  }

  /**
   * Sets all elements to one value.
   *
   * @param target an accessor of this handler whose mode writes
   * @param value the value of each element
   */
  public final void fill(${kind.name}Accessor${dim.suffix} target, ${kind.type} value) {
    target.checkWrites();
    bufferCommand(new BufferFill(target.view(), value), target);
  }

  /**
   * Copies all elements; the parts may not overlap.
   *
   * @param source an accessor of this handler
   * @param target an accessor of this handler whose mode writes
   * @throws IllegalArgumentException if the ranges differ
   */
  public final void copy(${kind.name}Accessor${dim.suffix} source, ${kind.name}Accessor${dim.suffix} target) {
    target.checkWrites();
    BufferView from = source.view();
    BufferView to = target.view();
    from.region().checkSameRange(to.region());
    bufferCommand(new BufferCopy(from, to), source, target);
  }

  /**
   * Copies all elements of an array, in row-major order. The array is free when the submit returns.
   *
   * @param source an array of as many elements as {@code target} has
   * @param target an accessor of this handler whose mode writes
   * @throws IllegalArgumentException if there are more or fewer elements
   */
  public final void copy(${kind.type}[] source, ${kind.name}Accessor${dim.suffix} target) {
    target.checkWrites();
    BufferView to = target.view();
    to.region().checkSize(source.length);
    arrayCommand(() -> to.copyFromArray(source), source, false, target);
  }

  /**
   * Copies all elements to an array, in row-major order. The array is current when the submit returns.
   *
   * @param source an accessor of this handler
   * @param target an array of as many elements as {@code source} has
   * @throws IllegalArgumentException if there are more or fewer elements
   */
  public final void copy(${kind.name}Accessor${dim.suffix} source, ${kind.type}[] target) {
    BufferView from = source.view();
    from.region().checkSize(target.length);
    arrayCommand(() -> from.copyToArray(target), target, true, source);
  }
</#list>
</#list>
}
