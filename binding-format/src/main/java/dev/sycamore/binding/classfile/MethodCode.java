package dev.sycamore.binding.classfile;

import java.util.List;

/**
 * A method of a class file.
 *
 * @param access flags (JVMS 4.6)
 * @param code its instructions; empty if it has none
 * @param handlers of exceptions, in order
 * @param firstLine the lowest of its lines, or 0 if it has no line table
 * @param lastLine the highest
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record MethodCode(
    int access,
    String name,
    String descriptor,
    byte[] code,
    List<Handler> handlers,
    int firstLine,
    int lastLine) {
  private static final int STATIC = 0x0008;
  private static final int SYNTHETIC = 0x1000;

  /** Where an exception is caught; the type is an index of the constants, 0 for any. */
  record Handler(int start, int end, int target, int type) {}

  public MethodCode {
    handlers = List.copyOf(handlers);
  }

  boolean isStatic() {
    return (access & STATIC) != 0;
  }

  boolean isSynthetic() {
    return (access & SYNTHETIC) != 0;
  }

  /** Whether the class file has lines for it. */
  public boolean hasLines() {
    return lastLine > 0;
  }
}
