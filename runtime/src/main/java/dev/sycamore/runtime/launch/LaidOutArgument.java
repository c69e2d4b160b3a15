package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.command.MemoryClaims;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.ArrayPlace;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.PeerCopies;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.records.LaidOutArrays;
import dev.sycamore.runtime.records.RecordElements;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.values.LaidOutArray;
import dev.sycamore.runtime.values.RowElements;
import java.lang.ref.Reference;
import java.util.List;

/** A part of an array that a kernel captured and that is laid out on the device. */
final class LaidOutArgument implements LaunchArgument {

  /** What of it an argument is. */
  sealed interface Part {
    /** The elements of the rows of an array of arrays. */
    record Elements() implements Part {}

    /** Where these rows are. */
    record Table() implements Part {}

    /** One component of the records in an array, or in rows. */
    record Leaf(int number) implements Part {}
  }

  private final Object[] array;
  private final LaidOutArray laidOut;
  private final Part part;
  private final ArgumentAccess access;
  private final boolean kept;

  /** Until the rows are on the device somebody has them. */
  private final Object held;

  private Memory memory;
  private List<Memory> sharing = List.of();

  /**
   * An argument.
   *
   * @param laidOut the array as it is now, the same for all its parts
   */
  LaidOutArgument(Object[] array, LaidOutArray laidOut, Part part, ArgumentBinding argument) {
    this(
        array,
        laidOut,
        part,
        argument.access(),
        argument.ofStatic()
            && !argument.access().writes()
            && laidOut instanceof RowElements rows
            && rows.kind() != ElementKind.HALF);
  }

  private LaidOutArgument(
      Object[] array, LaidOutArray laidOut, Part part, ArgumentAccess access, boolean kept) {
    this.kept = kept;
    this.array = array;
    this.laidOut = laidOut;
    this.part = part;
    this.access = access;
    this.held = laidOut.rows().held(array);
    if (part instanceof Part.Leaf leaf) {
      ((RecordElements) laidOut).use(leaf.number());
    }
  }

  /** Whether it may be a memory that other launches read as well. */
  boolean isKept() {
    return kept;
  }

  /** Whether another argument is a part of the same array. */
  boolean isOfSame(LaidOutArgument other) {
    return laidOut == other.laidOut;
  }

  /** The same, where another part of the array is not kept: it is one memory. */
  LaidOutArgument captured() {
    return new LaidOutArgument(array, laidOut, part, access, false);
  }

  private boolean isTable() {
    return part instanceof Part.Table;
  }

  /** Whether the kernel may write elements through it. */
  private boolean writes() {
    return !isTable() && access.writes();
  }

  /**
   * Whether another argument is memory of its own with elements of the same arrays, one of which
   * the kernel writes.
   */
  boolean conflicts(LaunchArgument other) {
    if (isTable()) {
      return false;
    } else if (other instanceof ArrayArgument one) {
      return (writes() || one.writes()) && one.isRowOf(laidOut.rows());
    }
    return other instanceof LaidOutArgument more
        && !more.isTable()
        && (writes() || more.writes())
        && more.laidOut != laidOut
        && !more.laidOut.rows().areSame(laidOut.rows())
        && more.laidOut.rows().shareOneWith(laidOut.rows());
  }

  /** Another run finds the rows that the array has then. */
  @Override
  public LaunchArgument again() {
    return laidOut.rows().hasTable()
        ? new LaidOutArgument(array, LaidOutArrays.of(array), part, access, kept)
        : this;
  }

  @Override
  public void claim(MemoryClaims claims) {
    memory =
        kept ? claims.staticRows(array, (RowElements) laidOut) : claims.array(laidOut, writes());
    if (!isTable()) {
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
    Memory elements = isTable() ? memory.rowTable() : memory;
    try {
      if (part instanceof Part.Leaf leaf) {
        RecordElements records = (RecordElements) laidOut;
        return new ArgumentValue.Access(
            memory.prepareSpans(context, peers, records.usedSpans()),
            records.region(leaf.number(), array.length));
      }
      DeviceBlock block = elements.prepareOn(context, peers, elements.whole(), true);
      return new ArgumentValue.Array(block, isTable() ? elements.length() : array.length);
    } finally {
      Reference.reachabilityFence(held);
    }
  }

  @Override
  public boolean choosePlace(DeviceCounters counters, ArrayPlace place) {
    if (place != ArrayPlace.DEVICE_MEMORY && !isTable()) {
      ArrayPlace own = part instanceof Part.Leaf ? ArrayPlace.RECORDS : ArrayPlace.ROWS;
      counters.arrayCopied(own.reason());
    }
    return false;
  }

  @Override
  public void starting(DeviceContext context) {
    if (writes()) {
      memory.writtenOn(
          context,
          part instanceof Part.Leaf leaf
              ? ((RecordElements) laidOut).span(leaf.number())
              : memory.whole());
    }
  }

  @Override
  public void started(DeviceContext context) {}
}
