package dev.sycamore;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The operations of {@link Atomics} on elements of direct buffers, by the index of the element. */
final class OffHeapAtomics {
<#list kinds as kind>
<#if kind.atomic>
  private static final VarHandle ${kind.constant}S =
      MethodHandles.byteBufferViewVarHandle(${kind.type}[].class, ByteOrder.nativeOrder());
</#if>
</#list>

  private OffHeapAtomics() {}
<#list kinds as kind>
<#if kind.atomic>

  static ${kind.type} add(ByteBuffer elements, int i, ${kind.type} value) {
<#if kind.integral>
    return (${kind.type}) ${kind.constant}S.getAndAdd(elements, i * ${kind.box}.BYTES, value);
<#else>
    while (true) {
      ${kind.type} old = load${kind.name}(elements, i);
      if (compareAndSet(elements, i, old, old + value)) {
        return old;
      }
    }
</#if>
  }

  static ${kind.type} sub(ByteBuffer elements, int i, ${kind.type} value) {
    return add(elements, i, -value);
  }
<#list ["min", "max"] as operation>

  static ${kind.type} ${operation}(ByteBuffer elements, int i, ${kind.type} value) {
    while (true) {
      ${kind.type} old = load${kind.name}(elements, i);
      if (compareAndSet(elements, i, old, Math.${operation}(old, value))) {
        return old;
      }
    }
  }
</#list>
<#if kind.integral>
<#list ["and", "or", "xor"] as operation>

  static ${kind.type} ${operation}(ByteBuffer elements, int i, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.getAndBitwise${operation?cap_first}(elements, i * ${kind.box}.BYTES, value);
  }
</#list>
</#if>

  static ${kind.type} exchange(ByteBuffer elements, int i, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.getAndSet(elements, i * ${kind.box}.BYTES, value);
  }

  static ${kind.type} compareExchange(ByteBuffer elements, int i, ${kind.type} expected, ${kind.type} value) {
    return (${kind.type}) ${kind.constant}S.compareAndExchange(elements, i * ${kind.box}.BYTES, expected, value);
  }

  static ${kind.type} load${kind.name}(ByteBuffer elements, int i) {
    return (${kind.type}) ${kind.constant}S.getVolatile(elements, i * ${kind.box}.BYTES);
  }

  static void store(ByteBuffer elements, int i, ${kind.type} value) {
    ${kind.constant}S.setVolatile(elements, i * ${kind.box}.BYTES, value);
  }

  private static boolean compareAndSet(ByteBuffer elements, int i, ${kind.type} old, ${kind.type} value) {
    return ${kind.constant}S.compareAndSet(elements, i * ${kind.box}.BYTES, old, value);
  }
</#if>
</#list>
}
