<#-- The comments of the operations: what each does, and what its parameters are. -->
<#assign operations = {
  "add": {"text": "Adds a value to an element.", "value": "what is added"},
  "sub": {"text": "Subtracts a value from an element.", "value": "what is subtracted"},
  "min": {
    "text": "Sets an element to the smaller of itself and a value.",
    "value": "the value that it is compared with"
  },
  "max": {
    "text": "Sets an element to the greater of itself and a value.",
    "value": "the value that it is compared with"
  },
  "and": {"text": "Sets an element to the bitwise and of itself and a value.", "value": "the other operand"},
  "or": {"text": "Sets an element to the bitwise or of itself and a value.", "value": "the other operand"},
  "xor": {"text": "Sets an element to the bitwise exclusive or of itself and a value.", "value": "the other operand"},
  "exchange": {"text": "Sets an element to a value.", "value": "the new value"},
  "compareExchange": {"text": "Sets an element if it has the bits of an expected value.", "value": "the new value"},
  "load": {"text": "Reads an element."},
  "store": {"text": "Writes an element.", "value": "the new value"}
}>
<#assign targets = {
  "array": "the array",
  "Memory": "the allocated memory, or a slice of it",
  "Accessor": "the accessor of the buffer",
  "Local": "the local memory"
}>
<#macro doc name target indices>
<#assign operation = operations[name]>
<#assign numbers = indices?split(", ")>
  /**
   * ${operation.text}
   *
   * @param ${(target == "array")?then("array", "target")} ${targets[target]}
<#list numbers as index>
<#if (numbers?size == 1)>
   * @param ${index} the index of the element
<#else>
   * @param ${index} the index in dimension ${index?index}<#if index?is_first>, the slowest</#if>
</#if>
</#list>
<#if name == "compareExchange">
   * @param expected the value that the element is compared with, bit by bit
</#if>
<#if operation.value??>
   * @param value ${operation.value}
</#if>
<#switch name>
<#on "load">
   * @return its value
<#on "compareExchange">
   * @return the old value: the element was set if it has the bits of {@code expected}
<#on "store">
<#default>
   * @return the old value
</#switch>
   * @throws IndexOutOfBoundsException if ${(numbers?size > 1)?then("an", "the")} index is out of range
<#if target == "Memory">
   * @throws IllegalStateException if the memory is closed, or on the host if it is not of the
   *     device {@code host}
</#if>
<#if target == "Accessor" && name != "load">
   * @throws IllegalStateException if the accessor is for reading only
</#if>
   */
</#macro>
package dev.sycamore;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Operations on one element that no other work-item can come between. The order of operations on
 * different elements is not defined (relaxed); the scope is the device, of local memory the
 * work-group. Arithmetic is Java's: it wraps, and {@code min} and {@code max} are those of {@link
 * Math}. Indices are those of {@code get}, and so are the errors.
 *
 * <p>Each operation on {@code float} and {@code double} is one of Java's, with its bits, on every
 * device. Additions round, so that a sum that work-items share depends on their order, which is not
 * defined: it may differ from run to run. {@code compareExchange} compares bits.
 */
public final class Atomics {
<#list kinds as kind>
<#if kind.atomic>
  private static final VarHandle ${kind.constant}S = MethodHandles.arrayElementVarHandle(${kind.type}[].class);
</#if>
</#list>

  private Atomics() {}
<#list kinds as kind>
<#if kind.atomic>

<@doc "add" "array" "i"/>
  public static ${kind.type} add(${kind.type}[] array, int i, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.getAndAdd(array, i, value);
  }

<@doc "sub" "array" "i"/>
  public static ${kind.type} sub(${kind.type}[] array, int i, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.getAndAdd(array, i, -value);
  }

<@doc "min" "array" "i"/>
  public static ${kind.type} min(${kind.type}[] array, int i, ${kind.type} value) {
    while (true) {
      ${kind.type} old = (${kind.type}) ${kind.constant}S.getVolatile(array, i);
      if (${kind.constant}S.compareAndSet(array, i, old, Math.min(old, value))) {
        return old;
      }
    }
  }

<@doc "max" "array" "i"/>
  public static ${kind.type} max(${kind.type}[] array, int i, ${kind.type} value) {
    while (true) {
      ${kind.type} old = (${kind.type}) ${kind.constant}S.getVolatile(array, i);
      if (${kind.constant}S.compareAndSet(array, i, old, Math.max(old, value))) {
        return old;
      }
    }
  }
<#if kind.integral>

<@doc "and" "array" "i"/>
  public static ${kind.type} and(${kind.type}[] array, int i, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.getAndBitwiseAnd(array, i, value);
  }

<@doc "or" "array" "i"/>
  public static ${kind.type} or(${kind.type}[] array, int i, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.getAndBitwiseOr(array, i, value);
  }

<@doc "xor" "array" "i"/>
  public static ${kind.type} xor(${kind.type}[] array, int i, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.getAndBitwiseXor(array, i, value);
  }
</#if>

<@doc "exchange" "array" "i"/>
  public static ${kind.type} exchange(${kind.type}[] array, int i, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.getAndSet(array, i, value);
  }

<@doc "compareExchange" "array" "i"/>
  public static ${kind.type} compareExchange(${kind.type}[] array, int i, ${kind.type} expected, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.compareAndExchange(array, i, expected, value);
  }

<@doc "load" "array" "i"/>
  public static ${kind.type} load(${kind.type}[] array, int i) {
    return (${kind.type}) ${kind.constant}S.getVolatile(array, i);
  }

<@doc "store" "array" "i"/>
  public static void store(${kind.type}[] array, int i, ${kind.type} value) {
    ${kind.constant}S.setVolatile(array, i, value);
  }
<@doc "add" "Memory" "i"/>
  public static ${kind.type} add(${kind.name}Memory target, int i, ${kind.type} value) {
    return add(target.array(), target.atomicIndex(i), value);
  }

<@doc "sub" "Memory" "i"/>
  public static ${kind.type} sub(${kind.name}Memory target, int i, ${kind.type} value) {
    return sub(target.array(), target.atomicIndex(i), value);
  }

<@doc "min" "Memory" "i"/>
  public static ${kind.type} min(${kind.name}Memory target, int i, ${kind.type} value) {
    return min(target.array(), target.atomicIndex(i), value);
  }

<@doc "max" "Memory" "i"/>
  public static ${kind.type} max(${kind.name}Memory target, int i, ${kind.type} value) {
    return max(target.array(), target.atomicIndex(i), value);
  }
<#if kind.integral>

<@doc "and" "Memory" "i"/>
  public static ${kind.type} and(${kind.name}Memory target, int i, ${kind.type} value) {
    return and(target.array(), target.atomicIndex(i), value);
  }

<@doc "or" "Memory" "i"/>
  public static ${kind.type} or(${kind.name}Memory target, int i, ${kind.type} value) {
    return or(target.array(), target.atomicIndex(i), value);
  }

<@doc "xor" "Memory" "i"/>
  public static ${kind.type} xor(${kind.name}Memory target, int i, ${kind.type} value) {
    return xor(target.array(), target.atomicIndex(i), value);
  }
</#if>

<@doc "exchange" "Memory" "i"/>
  public static ${kind.type} exchange(${kind.name}Memory target, int i, ${kind.type} value) {
    return exchange(target.array(), target.atomicIndex(i), value);
  }

<@doc "compareExchange" "Memory" "i"/>
  public static ${kind.type} compareExchange(
      ${kind.name}Memory target, int i, ${kind.type} expected, ${kind.type} value) {
    return compareExchange(
        target.array(), target.atomicIndex(i), expected, value);
  }

<@doc "load" "Memory" "i"/>
  public static ${kind.type} load(${kind.name}Memory target, int i) {
    return load(target.array(), target.atomicIndex(i));
  }

<@doc "store" "Memory" "i"/>
  public static void store(${kind.name}Memory target, int i, ${kind.type} value) {
    store(target.array(), target.atomicIndex(i), value);
  }
<#list dimensions as dim>

<@doc "add" "Accessor" dim.indices/>
  public static ${kind.type} add(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? add(target.data(), at, value)
        : OffHeapAtomics.add(target.offHeap(), at, value);
  }

<@doc "sub" "Accessor" dim.indices/>
  public static ${kind.type} sub(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? sub(target.data(), at, value)
        : OffHeapAtomics.sub(target.offHeap(), at, value);
  }

<@doc "min" "Accessor" dim.indices/>
  public static ${kind.type} min(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? min(target.data(), at, value)
        : OffHeapAtomics.min(target.offHeap(), at, value);
  }

<@doc "max" "Accessor" dim.indices/>
  public static ${kind.type} max(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? max(target.data(), at, value)
        : OffHeapAtomics.max(target.offHeap(), at, value);
  }
<#if kind.integral>

<@doc "and" "Accessor" dim.indices/>
  public static ${kind.type} and(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? and(target.data(), at, value)
        : OffHeapAtomics.and(target.offHeap(), at, value);
  }

<@doc "or" "Accessor" dim.indices/>
  public static ${kind.type} or(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? or(target.data(), at, value)
        : OffHeapAtomics.or(target.offHeap(), at, value);
  }

<@doc "xor" "Accessor" dim.indices/>
  public static ${kind.type} xor(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? xor(target.data(), at, value)
        : OffHeapAtomics.xor(target.offHeap(), at, value);
  }
</#if>

<@doc "exchange" "Accessor" dim.indices/>
  public static ${kind.type} exchange(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? exchange(target.data(), at, value)
        : OffHeapAtomics.exchange(target.offHeap(), at, value);
  }

<@doc "compareExchange" "Accessor" dim.indices/>
  public static ${kind.type} compareExchange(
      ${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} expected, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? compareExchange(target.data(), at, expected, value)
        : OffHeapAtomics.compareExchange(target.offHeap(), at, expected, value);
  }

<@doc "load" "Accessor" dim.indices/>
  public static ${kind.type} load(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}) {
    int at = target.linear(${dim.indices});
    return target.offHeap() == null
        ? load(target.data(), at)
        : OffHeapAtomics.load${kind.name}(target.offHeap(), at);
  }

<@doc "store" "Accessor" dim.indices/>
  public static void store(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    if (target.offHeap() == null) {
      store(target.data(), at, value);
    } else {
      OffHeapAtomics.store(target.offHeap(), at, value);
    }
  }

<@doc "add" "Local" dim.indices/>
  public static ${kind.type} add(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return add(target.data(), target.linear(${dim.indices}), value);
  }

<@doc "sub" "Local" dim.indices/>
  public static ${kind.type} sub(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return sub(target.data(), target.linear(${dim.indices}), value);
  }

<@doc "min" "Local" dim.indices/>
  public static ${kind.type} min(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return min(target.data(), target.linear(${dim.indices}), value);
  }

<@doc "max" "Local" dim.indices/>
  public static ${kind.type} max(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return max(target.data(), target.linear(${dim.indices}), value);
  }
<#if kind.integral>

<@doc "and" "Local" dim.indices/>
  public static ${kind.type} and(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return and(target.data(), target.linear(${dim.indices}), value);
  }

<@doc "or" "Local" dim.indices/>
  public static ${kind.type} or(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return or(target.data(), target.linear(${dim.indices}), value);
  }

<@doc "xor" "Local" dim.indices/>
  public static ${kind.type} xor(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return xor(target.data(), target.linear(${dim.indices}), value);
  }
</#if>

<@doc "exchange" "Local" dim.indices/>
  public static ${kind.type} exchange(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return exchange(target.data(), target.linear(${dim.indices}), value);
  }

<@doc "compareExchange" "Local" dim.indices/>
  public static ${kind.type} compareExchange(
      Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} expected, ${kind.type} value) {
    return compareExchange(target.data(), target.linear(${dim.indices}), expected, value);
  }

<@doc "load" "Local" dim.indices/>
  public static ${kind.type} load(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}) {
    return load(target.data(), target.linear(${dim.indices}));
  }

<@doc "store" "Local" dim.indices/>
  public static void store(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    store(target.data(), target.linear(${dim.indices}), value);
  }
</#list>
</#if>
</#list>
}
