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

  /** Adds; returns the old value. */
  public static ${kind.type} add(${kind.type}[] array, int i, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.getAndAdd(array, i, value);
  }

  /** Subtracts; returns the old value. */
  public static ${kind.type} sub(${kind.type}[] array, int i, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.getAndAdd(array, i, -value);
  }

  /** Sets to the smaller value; returns the old one. */
  public static ${kind.type} min(${kind.type}[] array, int i, ${kind.type} value) {
    while (true) {
      ${kind.type} old = (${kind.type}) ${kind.constant}S.getVolatile(array, i);
      if (${kind.constant}S.compareAndSet(array, i, old, Math.min(old, value))) {
        return old;
      }
    }
  }

  /** Sets to the greater value; returns the old one. */
  public static ${kind.type} max(${kind.type}[] array, int i, ${kind.type} value) {
    while (true) {
      ${kind.type} old = (${kind.type}) ${kind.constant}S.getVolatile(array, i);
      if (${kind.constant}S.compareAndSet(array, i, old, Math.max(old, value))) {
        return old;
      }
    }
  }
<#if kind.integral>

  /** Bitwise and; returns the old value. */
  public static ${kind.type} and(${kind.type}[] array, int i, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.getAndBitwiseAnd(array, i, value);
  }

  /** Bitwise or; returns the old value. */
  public static ${kind.type} or(${kind.type}[] array, int i, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.getAndBitwiseOr(array, i, value);
  }

  /** Bitwise exclusive or; returns the old value. */
  public static ${kind.type} xor(${kind.type}[] array, int i, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.getAndBitwiseXor(array, i, value);
  }
</#if>

  /** Sets; returns the old value. */
  public static ${kind.type} exchange(${kind.type}[] array, int i, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.getAndSet(array, i, value);
  }

  /** Sets to {@code value} if the element has the bits of {@code expected}; returns the old value. */
  public static ${kind.type} compareExchange(${kind.type}[] array, int i, ${kind.type} expected, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.compareAndExchange(array, i, expected, value);
  }

  /** Reads. */
  public static ${kind.type} load(${kind.type}[] array, int i) {
    return (${kind.type}) ${kind.constant}S.getVolatile(array, i);
  }

  /** Writes. */
  public static void store(${kind.type}[] array, int i, ${kind.type} value) {
    ${kind.constant}S.setVolatile(array, i, value);
  }
  /** Adds; returns the old value. */
  public static ${kind.type} add(${kind.name}Memory target, int i, ${kind.type} value) {
    return add(target.array(), target.atomicIndex(i), value);
  }

  /** Subtracts; returns the old value. */
  public static ${kind.type} sub(${kind.name}Memory target, int i, ${kind.type} value) {
    return sub(target.array(), target.atomicIndex(i), value);
  }

  /** Sets to the smaller value; returns the old one. */
  public static ${kind.type} min(${kind.name}Memory target, int i, ${kind.type} value) {
    return min(target.array(), target.atomicIndex(i), value);
  }

  /** Sets to the greater value; returns the old one. */
  public static ${kind.type} max(${kind.name}Memory target, int i, ${kind.type} value) {
    return max(target.array(), target.atomicIndex(i), value);
  }
<#if kind.integral>

  /** Bitwise and; returns the old value. */
  public static ${kind.type} and(${kind.name}Memory target, int i, ${kind.type} value) {
    return and(target.array(), target.atomicIndex(i), value);
  }

  /** Bitwise or; returns the old value. */
  public static ${kind.type} or(${kind.name}Memory target, int i, ${kind.type} value) {
    return or(target.array(), target.atomicIndex(i), value);
  }

  /** Bitwise exclusive or; returns the old value. */
  public static ${kind.type} xor(${kind.name}Memory target, int i, ${kind.type} value) {
    return xor(target.array(), target.atomicIndex(i), value);
  }
</#if>

  /** Sets; returns the old value. */
  public static ${kind.type} exchange(${kind.name}Memory target, int i, ${kind.type} value) {
    return exchange(target.array(), target.atomicIndex(i), value);
  }

  /** Sets to {@code value} if the element has the bits of {@code expected}; returns the old value. */
  public static ${kind.type} compareExchange(
      ${kind.name}Memory target, int i, ${kind.type} expected, ${kind.type} value) {
    return compareExchange(
        target.array(), target.atomicIndex(i), expected, value);
  }

  /** Reads. */
  public static ${kind.type} load(${kind.name}Memory target, int i) {
    return load(target.array(), target.atomicIndex(i));
  }

  /** Writes. */
  public static void store(${kind.name}Memory target, int i, ${kind.type} value) {
    store(target.array(), target.atomicIndex(i), value);
  }
<#list dimensions as dim>

  /** Adds; returns the old value. */
  public static ${kind.type} add(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? add(target.data(), at, value)
        : OffHeapAtomics.add(target.offHeap(), at, value);
  }

  /** Subtracts; returns the old value. */
  public static ${kind.type} sub(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? sub(target.data(), at, value)
        : OffHeapAtomics.sub(target.offHeap(), at, value);
  }

  /** Sets to the smaller value; returns the old one. */
  public static ${kind.type} min(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? min(target.data(), at, value)
        : OffHeapAtomics.min(target.offHeap(), at, value);
  }

  /** Sets to the greater value; returns the old one. */
  public static ${kind.type} max(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? max(target.data(), at, value)
        : OffHeapAtomics.max(target.offHeap(), at, value);
  }
<#if kind.integral>

  /** Bitwise and; returns the old value. */
  public static ${kind.type} and(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? and(target.data(), at, value)
        : OffHeapAtomics.and(target.offHeap(), at, value);
  }

  /** Bitwise or; returns the old value. */
  public static ${kind.type} or(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? or(target.data(), at, value)
        : OffHeapAtomics.or(target.offHeap(), at, value);
  }

  /** Bitwise exclusive or; returns the old value. */
  public static ${kind.type} xor(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? xor(target.data(), at, value)
        : OffHeapAtomics.xor(target.offHeap(), at, value);
  }
</#if>

  /** Sets; returns the old value. */
  public static ${kind.type} exchange(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? exchange(target.data(), at, value)
        : OffHeapAtomics.exchange(target.offHeap(), at, value);
  }

  /** Sets to {@code value} if the element has the bits of {@code expected}; returns the old value. */
  public static ${kind.type} compareExchange(
      ${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} expected, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    return target.offHeap() == null
        ? compareExchange(target.data(), at, expected, value)
        : OffHeapAtomics.compareExchange(target.offHeap(), at, expected, value);
  }

  /** Reads. */
  public static ${kind.type} load(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}) {
    int at = target.linear(${dim.indices});
    return target.offHeap() == null
        ? load(target.data(), at)
        : OffHeapAtomics.load${kind.name}(target.offHeap(), at);
  }

  /** Writes. */
  public static void store(${kind.name}Accessor${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    int at = target.writable(target.linear(${dim.indices}));
    if (target.offHeap() == null) {
      store(target.data(), at, value);
    } else {
      OffHeapAtomics.store(target.offHeap(), at, value);
    }
  }

  /** Adds; returns the old value. */
  public static ${kind.type} add(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return add(target.data(), target.linear(${dim.indices}), value);
  }

  /** Subtracts; returns the old value. */
  public static ${kind.type} sub(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return sub(target.data(), target.linear(${dim.indices}), value);
  }

  /** Sets to the smaller value; returns the old one. */
  public static ${kind.type} min(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return min(target.data(), target.linear(${dim.indices}), value);
  }

  /** Sets to the greater value; returns the old one. */
  public static ${kind.type} max(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return max(target.data(), target.linear(${dim.indices}), value);
  }
<#if kind.integral>

  /** Bitwise and; returns the old value. */
  public static ${kind.type} and(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return and(target.data(), target.linear(${dim.indices}), value);
  }

  /** Bitwise or; returns the old value. */
  public static ${kind.type} or(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return or(target.data(), target.linear(${dim.indices}), value);
  }

  /** Bitwise exclusive or; returns the old value. */
  public static ${kind.type} xor(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return xor(target.data(), target.linear(${dim.indices}), value);
  }
</#if>

  /** Sets; returns the old value. */
  public static ${kind.type} exchange(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    return exchange(target.data(), target.linear(${dim.indices}), value);
  }

  /** Sets to {@code value} if the element has the bits of {@code expected}; returns the old value. */
  public static ${kind.type} compareExchange(
      Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} expected, ${kind.type} value) {
    return compareExchange(target.data(), target.linear(${dim.indices}), expected, value);
  }

  /** Reads. */
  public static ${kind.type} load(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}) {
    return load(target.data(), target.linear(${dim.indices}));
  }

  /** Writes. */
  public static void store(Local${kind.name}s${dim.suffix} target, ${dim.indexParameters}, ${kind.type} value) {
    store(target.data(), target.linear(${dim.indices}), value);
  }
</#list>
</#if>
</#list>
}
