package dev.sycamore.devicelib.groups;

import dev.sycamore.Op;

/** How two {@code ${kind.type}}s are combined. */
final class ${kind.name}Op {
  private ${kind.name}Op() {}

  static ${kind.type} combine(Op op, ${kind.type} a, ${kind.type} b) {
    return switch (op) {
      case ADD -> a + b;
      case MUL -> a * b;
      case MIN -> Math.min(a, b);
      case MAX -> Math.max(a, b);
<#if kind.integral>
      case AND -> a & b;
      case OR -> a | b;
      case XOR -> a ^ b;
<#else>
      // The compiler refuses bitwise operations on floating point.
      case AND, OR, XOR -> a;
</#if>
    };
  }

  /** What a scan without an initial value begins with. */
  static ${kind.type} identity(Op op) {
    return switch (op) {
<#if kind.integral>
      case ADD, OR, XOR -> 0;
      case MUL -> 1;
      case MIN -> ${kind.box}.MAX_VALUE;
      case MAX -> ${kind.box}.MIN_VALUE;
      case AND -> -1;
<#else>
      case ADD, AND, OR, XOR -> 0;
      case MUL -> 1;
      case MIN -> ${kind.box}.POSITIVE_INFINITY;
      case MAX -> ${kind.box}.NEGATIVE_INFINITY;
</#if>
    };
  }
}
