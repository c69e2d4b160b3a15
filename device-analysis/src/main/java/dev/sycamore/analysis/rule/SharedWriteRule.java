package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.disjoint.WriteCounts;
import dev.sycamore.analysis.disjoint.WriteVerdicts;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.analysis.races.CollidingWrites;
import dev.sycamore.analysis.races.ReadsOfOtherGroups;
import dev.sycamore.analysis.uniformity.MemoryWrite;
import dev.sycamore.analysis.uniformity.Uniformity;
import dev.sycamore.analysis.uniformity.UniformityObserver;
import dev.sycamore.analysis.uniformity.UniformityScope;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A data race that is certain: several work-items write one element, each another value, or update
 * it. What a condition on the position restricts to one work-item is no race, and neither is the
 * same value from all. Where the element varies, two work-items that have the same one are named.
 * What is neither certain nor proved to be impossible is another diagnostic, which is off by
 * default.
 */
public final class SharedWriteRule implements ProgramRule {
  private final boolean reportsUnknown;
  private final Map<String, WriteCounts> counts = new HashMap<>();

  /**
   * @param reportsUnknown whether writes are reported of which nothing is certain
   */
  public SharedWriteRule(boolean reportsUnknown) {
    this.reportsUnknown = reportsUnknown;
  }

  /** Which work-items write one element. */
  private enum Writers {
    ALL("all work-items", DiagnosticId.DATA_RACE.help()),
    OF_A_GROUP(
        "all work-items of a group",
        "write an element of each work-item's own, use Atomics, or let one of them do it:"
            + " `if (it.localId() == 0)`"),
    OF_SEVERAL_GROUPS(
        "work-items of several groups",
        "write an element of each group's own, such as `[it.groupId()]`, or use Atomics");

    private final String title;
    private final String help;

    Writers(String title, String help) {
      this.title = title;
      this.help = help;
    }
  }

  /**
   * The work-items among which a race is looked for.
   *
   * @param place among whom the written element is one
   * @param together of whom several reach the write
   * @param byPosition the same, whatever memory may hold
   */
  private record Among(
      UniformityScope place, UniformityScope together, UniformityScope byPosition) {
    static final Among LAUNCH =
        new Among(
            UniformityScope.LAUNCH, UniformityScope.LAUNCH, UniformityScope.LAUNCH_BY_POSITION);

    static final Among A_GROUP =
        new Among(
            UniformityScope.WORK_GROUP,
            UniformityScope.WORK_GROUP,
            UniformityScope.WORK_GROUP_BY_POSITION);

    static final Among GROUPS =
        new Among(
            UniformityScope.LAUNCH, UniformityScope.GROUPS, UniformityScope.GROUPS_BY_POSITION);
  }

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    Map<List<CallFrame>, WriteVerdicts.Write> writes =
        kernel.faulty() ? Map.of() : WriteVerdicts.of(kernel);
    Set<List<CallFrame>> reported = new HashSet<>();
    if (!kernel.launch().hasOneWorkItem()) {
      checkRaces(
          kernel,
          diagnostic -> {
            WriteVerdicts.Write write = writes.get(diagnostic.chain());
            if (write == null || !write.isProved()) {
              reported.add(diagnostic.chain());
              sink.report(diagnostic);
            }
          });
    }
    if (!kernel.faulty()) {
      ReadsOfOtherGroups.in(kernel).values().forEach(example -> reported.add(example.write()));
      count(kernel, writes.values(), reported, sink);
    }
    return true;
  }

  /** The writes of the kernels that were checked, by their entry points. */
  public Map<String, WriteCounts> counts() {
    return Map.copyOf(counts);
  }

  private void count(
      LoweredKernel kernel,
      Collection<WriteVerdicts.Write> writes,
      Set<List<CallFrame>> refuted,
      DiagnosticSink sink) {
    int proved = 0;
    int unknown = 0;
    for (WriteVerdicts.Write write : writes) {
      if (refuted.contains(write.chain())) {
        continue;
      }
      proved += write.isProved() ? 1 : 0;
      if (!write.isProved()) {
        unknown++;
        if (reportsUnknown) {
          sink.report(unknown(write));
        }
      }
    }
    counts.put(
        kernel.kernel().entryPoint(),
        new WriteCounts(proved, writes.size() - proved - unknown, unknown));
  }

  private static Diagnostic unknown(WriteVerdicts.Write write) {
    Diagnostic diagnostic =
        Diagnostic.of(
            DiagnosticId.UNPROVED_WRITE,
            place(write.chain()),
            write.chain(),
            write.memory().map(name -> "`" + name + "`").orElse("memory"));
    return write
        .other()
        .map(
            other ->
                diagnostic.withNote(
                    new Note(
                        other.writes() ? "another place that writes" : "a place that reads",
                        place(other.chain()))))
        .orElse(diagnostic);
  }

  private static SourceSpan place(List<CallFrame> chain) {
    return chain.get(chain.size() - 1).at();
  }

  private static void checkRaces(LoweredKernel kernel, DiagnosticSink sink) {
    Set<List<CallFrame>> reported = new HashSet<>();
    checkAll(
        kernel,
        diagnostic -> {
          reported.add(diagnostic.chain());
          sink.report(diagnostic);
        });
    if (kernel.faulty()) {
      return;
    }
    CollidingWrites.in(kernel)
        .forEach(
            (chain, collision) -> {
              if (!reported.contains(chain)) {
                report(chain, collision, sink);
              }
            });
  }

  private static void report(
      List<CallFrame> chain, CollidingWrites.Collision collision, DiagnosticSink sink) {
    Diagnostic diagnostic =
        Diagnostic.of(
            DiagnosticId.DATA_RACE,
            place(chain),
            chain,
            collision.workItems(),
            collision.does(),
            element(collision));
    sink.report(
        collision
            .read()
            .map(read -> diagnostic.withNote(new Note("the place that reads", place(read))))
            .orElse(diagnostic));
  }

  private static String element(CollidingWrites.Collision collision) {
    String name = collision.memory().name();
    return collision.index().isPresent()
        ? "%s`: `%s[%d]".formatted(name, name, collision.index().getAsLong())
        : name;
  }

  /** What all work-items do, or all of a group, or all groups. */
  private static void checkAll(LoweredKernel kernel, DiagnosticSink sink) {
    if (kernel.kernel().form() == KernelForm.RANGE) {
      races(kernel, AddressSpace.GLOBAL, Among.LAUNCH)
          .forEach((chain, write) -> report(Writers.ALL, chain, write, sink));
    } else if (kernel.kernel().form() == KernelForm.ND_RANGE) {
      races(kernel, AddressSpace.LOCAL, Among.A_GROUP)
          .forEach((chain, write) -> report(Writers.OF_A_GROUP, chain, write, sink));
      checkGlobal(kernel, sink);
    }
  }

  private static void checkGlobal(LoweredKernel kernel, DiagnosticSink sink) {
    Map<List<CallFrame>, MemoryWrite> inGroup = races(kernel, AddressSpace.GLOBAL, Among.A_GROUP);
    Map<List<CallFrame>, MemoryWrite> among =
        kernel.launch().hasOneGroup() ? Map.of() : races(kernel, AddressSpace.GLOBAL, Among.GROUPS);
    inGroup.forEach(
        (chain, write) ->
            report(
                among.containsKey(chain) || kernel.launch().hasOneGroup()
                    ? Writers.ALL
                    : Writers.OF_A_GROUP,
                chain,
                write,
                sink));
    among.forEach(
        (chain, write) -> {
          if (!inGroup.containsKey(chain)) {
            report(Writers.OF_SEVERAL_GROUPS, chain, write, sink);
          }
        });
  }

  private static Map<List<CallFrame>, MemoryWrite> races(
      LoweredKernel kernel, AddressSpace space, Among workItems) {
    Map<List<CallFrame>, MemoryWrite> races = new LinkedHashMap<>();
    Map<List<CallFrame>, MemoryWrite> writes = Writes.of(kernel, space, workItems.place());
    if (allPlacesVary(writes)) {
      return races;
    }
    Map<List<CallFrame>, MemoryWrite> together = Writes.of(kernel, space, workItems.together());
    Map<List<CallFrame>, MemoryWrite> byPosition = Writes.of(kernel, space, workItems.byPosition());
    writes.forEach(
        (chain, write) -> {
          MemoryWrite of = together.get(chain);
          boolean assigns = of != null && !of.divergent() && of.valueVaries();
          boolean updates =
              write.updates()
                  && byPosition.containsKey(chain)
                  && !byPosition.get(chain).divergent();
          if (!write.placeVaries() && (updates || assigns)) {
            races.put(chain, updates ? write : write.withoutUpdate());
          }
        });
    return races;
  }

  /** Of most kernels: then nothing else needs to be known of the writes. */
  private static boolean allPlacesVary(Map<List<CallFrame>, MemoryWrite> writes) {
    for (MemoryWrite write : writes.values()) {
      if (!write.placeVaries()) {
        return false;
      }
    }
    return true;
  }

  private static void report(
      Writers writers, List<CallFrame> chain, MemoryWrite write, DiagnosticSink sink) {
    sink.report(
        Diagnostic.of(
                DiagnosticId.DATA_RACE,
                write.span(),
                chain,
                writers.title,
                write.updates() ? "update" : "write",
                write.memory().orElseThrow().name())
            .withHelp(writers.help));
  }

  /** The writes to memory of one kind, by the way to them. */
  private static final class Writes implements UniformityObserver {
    private final AddressSpace space;
    private final Map<List<CallFrame>, MemoryWrite> found = new LinkedHashMap<>();

    private Writes(AddressSpace space) {
      this.space = space;
    }

    static Map<List<CallFrame>, MemoryWrite> of(
        LoweredKernel kernel, AddressSpace space, UniformityScope agreement) {
      Writes writes = new Writes(space);
      Uniformity.observe(kernel, agreement, writes);
      return writes.found;
    }

    @Override
    public void writes(MemoryWrite write, SourceCallChain chain) {
      if (write.memory().filter(this::isInSpace).isPresent()) {
        found.merge(chain.to(write.span()), write, MemoryWrite::and);
      }
    }

    private boolean isInSpace(Variable memory) {
      return memory.type() instanceof ViewType view && view.space() == space;
    }
  }
}
