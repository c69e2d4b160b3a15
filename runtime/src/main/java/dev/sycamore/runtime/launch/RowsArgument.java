package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.runtime.command.MemoryClaims;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.PeerCopies;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.values.RowElements;
import java.lang.ref.Reference;
import java.util.List;

/** An array of arrays that a kernel captured: the elements of its rows, or the table of them. */
final class RowsArgument implements LaunchArgument {
  private final Object[] array;
  private final RowElements rows;
  private final boolean table;
  private final ArgumentAccess access;

  /** Until the rows are on the device somebody has them. */
  private final Object held;

  private Memory memory;
  private List<Memory> sharing = List.of();

  /**
   * An argument.
   *
   * @param rows of the array as it is now
   * @param table whether it is the table
   */
  RowsArgument(Object[] array, RowElements rows, boolean table, ArgumentAccess access) {
    this.array = array;
    this.rows = rows;
    this.table = table;
    this.access = access;
    this.held = rows.held();
  }

  /** The rows, as the launch found them. */
  RowElements rows() {
    return rows;
  }

  /** Whether the kernel may write elements of the rows through it. */
  boolean writes() {
    return !table && access.writes();
  }

  /** Another run finds the rows that the array has then. */
  @Override
  public LaunchArgument again() {
    return new RowsArgument(array, RowElements.of(rows.kind(), array), table, access);
  }

  @Override
  public void claim(MemoryClaims claims) {
    memory = claims.array(rows, writes());
    if (!table) {
      sharing = claims.sharing(memory, writes());
    }
  }

  @Override
  public boolean shares() {
    return !sharing.isEmpty();
  }

  @Override
  public void takeShared() {
    for (Memory other : sharing) {
      other.useOnHost(other.whole(), true, writes());
    }
  }

  @Override
  public ArgumentValue onDevice(DeviceContext context, PeerCopies peers) {
    Memory part = table ? memory.rowTable() : memory;
    int length = table ? part.length() : array.length;
    try {
      return new ArgumentValue.Array(part.prepareOn(context, peers, part.whole(), true), length);
    } finally {
      Reference.reachabilityFence(held);
    }
  }

  @Override
  public void starting(DeviceContext context) {
    if (writes()) {
      memory.writtenOn(context, memory.whole());
    }
  }

  @Override
  public void started(DeviceContext context) {}
}
