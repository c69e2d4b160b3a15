package dev.sycamore.runtime.command;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.Allocation;
import dev.sycamore.runtime.memory.BufferAccess;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.records.LaidOutArrays;
import dev.sycamore.runtime.values.HostArrays;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An action on memory that this runtime does itself, in the order of a queue: on the arrays of
 * buffers on the host, or on allocations, with the calls of their drivers.
 *
 * @param what names the action in messages: {@code copy}
 * @param buffers that of the action, or those of the components of records
 * @param array a plain array that the action uses, or one of records
 */
public record HostCommand(
    String what,
    List<BufferAccess> buffers,
    List<Allocation> allocations,
    Optional<ArrayUse> array,
    Runnable action)
    implements Command {

  /** The program's arrays are free when the submit returns. */
  @Override
  public boolean isRepeatable() {
    return array.isEmpty();
  }

  private String shown() {
    List<String> memory = new ArrayList<>();
    if (buffers.size() > 1) {
      memory.add("records in " + buffers.size() + " buffers");
    } else {
      buffers.forEach(use -> memory.add(use.view().shown()));
    }
    allocations.forEach(allocation -> memory.add(allocation.shown()));
    array.ifPresent(use -> memory.add(use.writes() ? memory.size() : 0, use.shown()));
    return "the " + what + " of " + String.join(" to ", memory);
  }

  @Override
  public PreparedCommand prepare(Launcher launcher) {
    return new Prepared(launcher.runsAtOnce());
  }

  private final class Prepared implements PreparedCommand {
    private final boolean onHost;
    private Optional<Memory> memory = Optional.empty();
    private List<Memory> sharing = List.of();

    Prepared(boolean onHost) {
      this.onHost = onHost;
    }

    @Override
    public String shown() {
      return HostCommand.this.shown();
    }

    @Override
    public void claim(MemoryClaims claims) {
      memory = array.map(use -> claimed(claims, use));
      memory.ifPresent(own -> sharing = claims.sharing(own, writesArray()));
      buffers.forEach(use -> claims.use(use.view().memory(), use.writes()));
      allocations.forEach(claims::use);
    }

    /** Kernels may use an array of records, too. */
    private static Memory claimed(MemoryClaims claims, ArrayUse use) {
      Optional<ElementKind> kind = HostArrays.kindOf(use.array());
      return kind.isPresent()
          ? claims.array(use.array(), kind.get(), use.writes())
          : claims.array(LaidOutArrays.onHost((Object[]) use.array()), use.writes());
    }

    private boolean writesArray() {
      return array.orElseThrow().writes();
    }

    /** The array is the program's own, which may change or read it after the submit. */
    @Override
    public boolean atOnce() {
      return onHost || array.isPresent();
    }

    @Override
    public PreparedCommand again() {
      return new Prepared(onHost);
    }

    @Override
    public boolean afterAll() {
      return true;
    }

    @Override
    public boolean start(int lane) {
      sharing.forEach(other -> other.useOnHost(other.whole(), true, writesArray()));
      memory.ifPresent(own -> own.useOnHost(own.whole(), true, writesArray()));
      buffers.forEach(BufferAccess::useOnHost);
      action.run();
      return false;
    }
  }
}
