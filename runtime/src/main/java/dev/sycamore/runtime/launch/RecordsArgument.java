package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.runtime.command.MemoryClaims;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.PeerCopies;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.records.RecordElements;
import java.lang.ref.Reference;

/** One component of the records in an array that a kernel captured. */
final class RecordsArgument implements LaunchArgument {

  /** Until its records are on the device somebody has it. */
  private final Object[] array;

  private final RecordElements records;
  private final int leaf;
  private final ArgumentAccess access;
  private Memory memory;

  /**
   * An argument.
   *
   * @param records those of the array, the same for all their components
   */
  RecordsArgument(Object[] array, RecordElements records, int leaf, ArgumentAccess access) {
    this.array = array;
    this.records = records;
    this.leaf = leaf;
    this.access = access;
  }

  @Override
  public void claim(MemoryClaims claims) {
    memory = claims.array(records, access.writes());
  }

  @Override
  public ArgumentValue onDevice(DeviceContext context, PeerCopies peers) {
    try {
      return new ArgumentValue.Access(
          memory.prepareOn(context, peers, memory.whole(), true), records.region(leaf));
    } finally {
      Reference.reachabilityFence(array);
    }
  }

  @Override
  public void starting(DeviceContext context) {
    if (access.writes()) {
      memory.writtenOn(context, memory.whole());
    }
  }

  @Override
  public void started(DeviceContext context) {}
}
