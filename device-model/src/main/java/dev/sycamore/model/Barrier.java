package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/** A work-group barrier that orders local and global memory. */
public record Barrier(SourceSpan span) implements Expression {

  @Override
  public DeviceType type() {
    return VoidType.VOID;
  }
}
