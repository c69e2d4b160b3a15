package dev.sycamore;

import dev.sycamore.binding.ElementKind;

/** What is done with a component of records, which is a buffer or an accessor of one of the nine kinds. */
final class RecordLeaves {
  private RecordLeaves() {}

  /** A buffer of zeros. */
  static DeviceBuffer zeros(ElementKind kind, int n) {
    return switch (kind) {
<#list kinds as kind>
      case ${kind.constant} -> DeviceBuffer.${kind.plural}(n);
</#list>
    };
  }

  /** A buffer over an array. */
  static DeviceBuffer wrap(Object array, ElementKind kind) {
    return switch (kind) {
<#list kinds as kind>
      case ${kind.constant} -> DeviceBuffer.wrap((${kind.type}[]) array);
</#list>
    };
  }

  /** A part of a buffer, as a buffer. */
  static DeviceBuffer part(DeviceBuffer buffer, ElementKind kind, Range1 offset, Range1 range) {
    return switch (kind) {
<#list kinds as kind>
      case ${kind.constant} -> ((${kind.name}DeviceBuffer) buffer).subBuffer(offset, range);
</#list>
    };
  }

  /** Access of a command to a part. */
  static Accessor access(
      DeviceBuffer buffer, ElementKind kind, Handler handler, AccessMode mode, Range1 range, Range1 offset) {
    return switch (kind) {
<#list kinds as kind>
      case ${kind.constant} -> ((${kind.name}DeviceBuffer) buffer).access(handler, mode, range, offset);
</#list>
    };
  }

  /** Access of the host. */
  static Accessor hostAccess(DeviceBuffer buffer, ElementKind kind, AccessMode mode) {
    return switch (kind) {
<#list kinds as kind>
      case ${kind.constant} -> ((${kind.name}DeviceBuffer) buffer).hostAccess(mode);
</#list>
    };
  }

  /** An element, boxed. */
  static Object get(Accessor accessor, ElementKind kind, int i) {
    return switch (kind) {
<#list kinds as kind>
      case ${kind.constant} -> ((${kind.name}Accessor) accessor).get(i);
</#list>
    };
  }

  /** Sets an element. */
  static void set(Accessor accessor, ElementKind kind, int i, Object value) {
    switch (kind) {
<#list kinds as kind>
      case ${kind.constant} -> ((${kind.name}Accessor) accessor).set(i, (${kind.box}) value);
</#list>
    }
  }
}
