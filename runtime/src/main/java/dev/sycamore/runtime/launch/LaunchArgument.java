package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.command.MemoryClaims;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.ArrayPlace;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.PeerCopies;
import dev.sycamore.runtime.memory.AllocationView;
import dev.sycamore.runtime.memory.BufferAccess;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.range.ElementRanges.Span;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.touched.ElementParts;
import dev.sycamore.runtime.values.ArrayRows;
import dev.sycamore.runtime.values.HostArrays;
import java.util.List;

/** An argument on its way from the submit to the device. */
sealed interface LaunchArgument
    permits LaunchArgument.Fixed,
        LaunchArgument.BufferArgument,
        LaunchArgument.MemoryArgument,
        LaunchArgument.ArrayArgument,
        LaidOutArgument {

  /** Names the memory of the argument. */
  void claim(MemoryClaims claims);

  /**
   * The argument for the device, with its current values.
   *
   * @param peers how values come from devices that this one reaches
   */
  ArgumentValue onDevice(DeviceContext context, PeerCopies peers);

  /**
   * Decides where {@link #onDevice} finds an array. Called for all arguments of a launch first:
   * those that are the same array have one place. What is copied is counted here.
   *
   * @param counters of the device
   * @param place where the stream finds arrays, unless something about the argument is against it
   * @return whether it is an array that is used where it is
   */
  default boolean choosePlace(DeviceCounters counters, ArrayPlace place) {
    return false;
  }

  /** The kernel is about to start: what it writes of the values from before counts from now on. */
  void starting(DeviceContext context);

  /** The kernel was started: what it writes counts, whatever was there before. */
  void started(DeviceContext context);

  /** The same for another run. */
  default LaunchArgument again() {
    return this;
  }

  /**
   * Whether other memory has elements of the same arrays, which are to be current on the host
   * before {@link #onDevice}. Known after the claim.
   */
  default boolean shares() {
    return false;
  }

  /** Makes them current there; nothing that uses them is under way. */
  default void takeShared() {}

  /** A value that needs no memory. */
  record Fixed(ArgumentValue value) implements LaunchArgument {
    static final Fixed UNUSED = new Fixed(new ArgumentValue.Unused());

    @Override
    public void claim(MemoryClaims claims) {}

    @Override
    public ArgumentValue onDevice(DeviceContext context, PeerCopies peers) {
      return value;
    }

    @Override
    public void starting(DeviceContext context) {}

    @Override
    public void started(DeviceContext context) {}
  }

  /**
   * An accessor to a buffer.
   *
   * @param part the elements that have to be on the device
   * @param keepsContent whether their values from before matter
   */
  record BufferArgument(BufferAccess access, Span part, boolean keepsContent)
      implements LaunchArgument {
    BufferArgument(BufferAccess access) {
      this(access, access.part(), access.keepsContent());
    }

    private Memory memory() {
      return access.view().memory();
    }

    @Override
    public void claim(MemoryClaims claims) {
      claims.use(memory(), access.writes());
    }

    @Override
    public ArgumentValue onDevice(DeviceContext context, PeerCopies peers) {
      return new ArgumentValue.Access(
          memory().prepareOn(context, peers, part, keepsContent), access.view().region());
    }

    @Override
    public void starting(DeviceContext context) {
      if (access.writes() && keepsContent) {
        memory().writtenOn(context, part);
      }
    }

    @Override
    public void started(DeviceContext context) {
      if (access.writes() && !keepsContent) {
        memory().writtenOn(context, part);
      }
    }
  }

  /** Memory that the program allocated: what is in it is the program's affair. */
  record MemoryArgument(AllocationView view) implements LaunchArgument {
    @Override
    public void claim(MemoryClaims claims) {
      claims.use(view.allocation());
    }

    @Override
    public ArgumentValue onDevice(DeviceContext context, PeerCopies peers) {
      return new ArgumentValue.Access(view.allocation().block(), view.region());
    }

    @Override
    public void starting(DeviceContext context) {}

    @Override
    public void started(DeviceContext context) {}
  }

  /** A captured array. */
  final class ArrayArgument implements LaunchArgument {
    private final Object array;
    private final int length;
    private final ElementKind kind;
    private final ArgumentAccess access;
    private final boolean kept;
    private Memory memory;
    private List<Memory> sharing = List.of();

    /** What is known of the elements that are used; null if nothing is, or the array is short. */
    private final LaunchParts known;

    private final int number;

    /** The elements that are used, when somebody has asked; all where nothing is known. */
    private ElementParts used;

    /** Where the launch that is started finds the array. */
    private ArrayPlace place = ArrayPlace.DEVICE_MEMORY;

    private ArrayArgument(
        Object array,
        ElementKind kind,
        ArgumentAccess access,
        boolean kept,
        LaunchParts known,
        int number) {
      this.array = array;
      this.length = HostArrays.length(array);
      this.kind = kind;
      this.access = access;
      this.kept = kept;
      this.known = known;
      this.number = number;
    }

    /**
     * An argument.
     *
     * @param known what is known of the elements that the launch uses; null for nothing
     * @param number that of the argument
     */
    ArrayArgument(Object array, ArgumentBinding argument, LaunchParts known, int number) {
      this(
          array,
          argument.element(),
          argument.access(),
          argument.ofStatic()
              && !argument.access().writes()
              && argument.element() != ElementKind.HALF,
          known,
          number);
    }

    /** Whether it may be a memory that other launches read as well. */
    boolean isKept() {
      return kept;
    }

    boolean writes() {
      return access.writes();
    }

    /** Whether it is one of some rows. */
    boolean isRowOf(ArrayRows rows) {
      return rows.have(array);
    }

    boolean isSameArray(ArrayArgument other) {
      return array == other.array;
    }

    /** The same, where another argument of the launch is the same array: it is one memory. */
    ArrayArgument captured() {
      return new ArrayArgument(array, kind, access, false, known, number);
    }

    private ElementParts parts() {
      if (used == null) {
        ElementParts some = known == null ? null : known.of(number, length);
        used = some == null ? ElementParts.all(length) : some;
      }
      return used;
    }

    @Override
    public void claim(MemoryClaims claims) {
      memory = kept ? claims.staticArray(array, kind) : claims.array(array, kind, access.writes());
      sharing = claims.sharing(memory, access.writes());
    }

    @Override
    public boolean shares() {
      return !sharing.isEmpty();
    }

    @Override
    public void takeShared() {
      for (Memory other : sharing) {
        other.useOnHost(other.whole(), true, access.writes());
      }
    }

    @Override
    public boolean choosePlace(DeviceCounters counters, ArrayPlace ofStream) {
      place = ofStream == ArrayPlace.IN_PLACE ? ownPlace() : ofStream;
      if (place != ArrayPlace.IN_PLACE && place != ArrayPlace.DEVICE_MEMORY) {
        counters.arrayCopied(place.reason());
      }
      return place == ArrayPlace.IN_PLACE;
    }

    private ArrayPlace ownPlace() {
      if (kind == ElementKind.HALF) {
        return ArrayPlace.HALF_ARRAY;
      } else if (memory.capturedArray() != array) {
        return ArrayPlace.STATIC_ARRAY;
      }
      return memory.isOnHost() ? ArrayPlace.IN_PLACE : ArrayPlace.NEWER_ON_DEVICE;
    }

    @Override
    public ArgumentValue onDevice(DeviceContext context, PeerCopies peers) {
      if (place == ArrayPlace.IN_PLACE) {
        return new ArgumentValue.HostArray(array, length);
      } else if (known == null) {
        return new ArgumentValue.Array(
            memory.prepareOn(context, peers, memory.whole(), true), length);
      }
      ElementParts parts = parts();
      return new ArgumentValue.Array(
          memory.prepareParts(context, peers, parts.read(), parts.written(), parts.fills()),
          length);
    }

    @Override
    public void starting(DeviceContext context) {
      if (!access.writes()) {
        return;
      }
      if (place == ArrayPlace.IN_PLACE) {
        memory.useOnHost(memory.whole(), false, true);
      } else if (known == null) {
        memory.writtenOn(context, memory.whole());
      } else if (!parts().fills()) {
        memory.writtenOn(context, parts().written());
      }
    }

    @Override
    public void started(DeviceContext context) {
      boolean copied = access.writes() && place != ArrayPlace.IN_PLACE;
      if (copied && known != null && parts().fills()) {
        memory.writtenOn(context, parts().written());
      }
    }
  }
}
