package dev.sycamore.backend.worker.lowering;

import java.util.HashMap;
import java.util.Map;

/** What a kernel's parameter may be, and its size in the argument block. */
public enum ParameterType {
  I8("i8", 1),
  I16("i16", 2),
  I32("i32", 4),
  I64("i64", 8),
  HALF("half", 2),
  FLOAT("float", 4),
  DOUBLE("double", 8),
  GLOBAL_POINTER("ptr addrspace(1)", 8),
  LOCAL_POINTER("ptr addrspace(3)", 8);

  private static final Map<String, ParameterType> BY_TEXT = new HashMap<>();

  static {
    for (ParameterType type : values()) {
      BY_TEXT.put(type.text, type);
    }
  }

  private final String text;
  private final int size;

  ParameterType(String text, int size) {
    this.text = text;
    this.size = size;
  }

  /** The type that IR text names; null if no kernel parameter has it. */
  static ParameterType of(String text) {
    return BY_TEXT.get(text);
  }

  /** The type as IR text. */
  public String text() {
    return text;
  }

  /** Its size and alignment in the argument block, in bytes. */
  public int size() {
    return size;
  }
}
