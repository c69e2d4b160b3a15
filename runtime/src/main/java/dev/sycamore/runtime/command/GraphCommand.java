package dev.sycamore.runtime.command;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.Allocation;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.task.Task;
import dev.sycamore.runtime.values.LaidOutArray;
import dev.sycamore.runtime.values.RowElements;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * Commands that were prepared once and run often, one after the other, as one command of a queue.
 * Runs of one graph come one after the other.
 */
public final class GraphCommand implements Command {
  private final Launcher launcher;
  private final List<PreparedCommand> steps;
  private final MemoryUnion union = new MemoryUnion();

  /** Shared with the graphs that replace this one, as far as it is of use to them. */
  private final Optional<StepSequence> sequence;

  /** Shared with the graphs that replace this one. */
  private final LastRun last;

  /** The last run of a graph; guarded by the lock of the registration. */
  private static final class LastRun {
    Task task;
  }

  /**
   * Prepares the commands. What can be known now is an error now.
   *
   * @param before the graph that this one replaces, which it comes after; null for none
   */
  public GraphCommand(Launcher launcher, List<Command> commands, GraphCommand before) {
    this.launcher = launcher;
    this.steps = commands.stream().map(command -> command.prepare(launcher)).toList();
    this.last = before == null ? new LastRun() : before.last;
    steps.forEach(step -> step.claim(union));
    this.sequence = sequence(before);
  }

  private Optional<StepSequence> sequence(GraphCommand before) {
    Optional<StepSequence> own = launcher.sequence(steps);
    if (before == null || before.sequence.isEmpty()) {
      return own;
    }
    if (own.isPresent()) {
      return before.sequence;
    }
    before.close();
    return own;
  }

  /** Frees what the driver has prepared; runs that were submitted may still start. */
  public void close() {
    sequence.ifPresent(StepSequence::close);
  }

  /** The memory that is the same for all runs, each once, and whether there is other. */
  private static final class MemoryUnion implements MemoryClaims {
    final IdentityHashMap<Memory, Boolean> memories = new IdentityHashMap<>();
    final List<Allocation> allocations = new ArrayList<>();
    boolean anyArray;

    @Override
    public void use(Memory memory, boolean writes) {
      memories.merge(memory, writes, Boolean::logicalOr);
    }

    @Override
    public void use(Allocation allocation) {
      if (!allocations.contains(allocation)) {
        allocations.add(allocation);
      }
    }

    @Override
    public Memory array(Object array, ElementKind kind, boolean writes) {
      anyArray = true;
      return null;
    }

    @Override
    public Memory array(LaidOutArray laidOut, boolean writes) {
      anyArray = true;
      return null;
    }

    @Override
    public List<Memory> sharing(Memory claimed, boolean writes) {
      return List.of();
    }

    @Override
    public Memory staticArray(Object array, ElementKind kind) {
      return array(array, kind, false);
    }

    @Override
    public Memory staticRows(Object[] array, RowElements rows) {
      return array(rows, false);
    }

    @Override
    public List<Memory> everyArray() {
      anyArray = true;
      return List.of();
    }
  }

  /** Lets steps claim their arrays, which have a memory of their own after each wait. */
  private record ArrayClaims(MemoryClaims claims) implements MemoryClaims {
    @Override
    public void use(Memory memory, boolean writes) {}

    @Override
    public void use(Allocation allocation) {}

    @Override
    public Memory array(Object array, ElementKind kind, boolean writes) {
      return claims.array(array, kind, writes);
    }

    @Override
    public Memory array(LaidOutArray laidOut, boolean writes) {
      return claims.array(laidOut, writes);
    }

    @Override
    public List<Memory> sharing(Memory claimed, boolean writes) {
      return claims.sharing(claimed, writes);
    }

    @Override
    public Memory staticArray(Object array, ElementKind kind) {
      return claims.staticArray(array, kind);
    }

    @Override
    public Memory staticRows(Object[] array, RowElements rows) {
      return claims.staticRows(array, rows);
    }

    @Override
    public List<Memory> everyArray() {
      return claims.everyArray();
    }
  }

  @Override
  public PreparedCommand prepare(Launcher own) {
    if (own != launcher) {
      throw new IllegalArgumentException("the graph was recorded for another queue");
    }
    return new Run();
  }

  private final class Run extends GraphRun {
    Run() {
      super(launcher, steps, sequence);
    }

    @Override
    public void claim(MemoryClaims claims) {
      union.memories.forEach(claims::use);
      union.allocations.forEach(claims::use);
      if (union.anyArray) {
        MemoryClaims arrays = new ArrayClaims(claims);
        claimSteps(arrays);
      }
    }

    @Override
    public List<Task> earlier(Task run) {
      Task before = last.task;
      last.task = run;
      return before == null ? List.of() : List.of(before);
    }
  }
}
