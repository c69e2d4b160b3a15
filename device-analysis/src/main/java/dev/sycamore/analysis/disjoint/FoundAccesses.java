package dev.sycamore.analysis.disjoint;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.type.AddressSpace;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** What a kernel does with memory, and which two of these may be at the same time in a group. */
final class FoundAccesses {

  /** Calls of functions that call functions multiply. */
  private static final int MOST_CALLS = 64;

  private static final int MOST_ACCESSES = 400;

  /** Two places that no barrier parts. */
  record Pair(MemoryAccess first, MemoryAccess second) {}

  /** One statement may use several memories, and several elements. */
  private record Key(
      List<CallFrame> chain,
      MemoryAccess.Kind kind,
      Optional<Variable> memory,
      AddressSpace space,
      List<SymbolSum> place,
      Facts facts) {}

  private final Map<String, DeviceFunction> functions;
  private final Map<Key, MemoryAccess> all = new LinkedHashMap<>();
  private final Set<Pair> together = new LinkedHashSet<>();
  private Set<MemoryAccess> sinceBarrier = new LinkedHashSet<>();
  private int calls;
  private boolean isComplete = true;

  FoundAccesses(Map<String, DeviceFunction> functions) {
    this.functions = functions;
  }

  /**
   * Adds one, unless it is known.
   *
   * @param way the way to it
   */
  void add(
      MemoryAccess.Kind kind,
      Optional<Variable> memory,
      AddressSpace space,
      List<SymbolSum> place,
      Facts facts,
      Supplier<List<CallFrame>> way) {
    // Of reads of one element, one is enough.
    List<CallFrame> chain = kind == MemoryAccess.Kind.WRITE ? way.get() : List.of();
    Key key = new Key(chain, kind, memory, space, place, facts);
    MemoryAccess access = all.get(key);
    if (access == null) {
      access =
          new MemoryAccess(
              all.size(),
              kind == MemoryAccess.Kind.WRITE ? chain : way.get(),
              kind,
              memory,
              space,
              place,
              facts);
      all.put(key, access);
    }
    if (all.size() > MOST_ACCESSES) {
      isComplete = false;
      return;
    }
    sinceBarrier.add(access);
    if (space == AddressSpace.LOCAL) {
      for (MemoryAccess other : sinceBarrier) {
        if (access.conflictsWith(other)) {
          together.add(new Pair(access, other));
        }
      }
    }
  }

  /** Something may have been done that is not known. */
  void giveUp() {
    isComplete = false;
  }

  /** Whether everything is known. */
  boolean isComplete() {
    return isComplete;
  }

  void barrier() {
    sinceBarrier = new LinkedHashSet<>();
  }

  Set<MemoryAccess> sinceBarrier() {
    return new LinkedHashSet<>(sinceBarrier);
  }

  void setSinceBarrier(Set<MemoryAccess> accesses) {
    sinceBarrier = new LinkedHashSet<>(accesses);
  }

  List<MemoryAccess> all() {
    return List.copyOf(all.values());
  }

  /** The accesses that may be at the same time as one, in a group for local memory. */
  List<MemoryAccess> beside(MemoryAccess access) {
    return all.values().stream()
        .filter(
            other ->
                access.isLocal()
                    ? together.contains(new Pair(access, other))
                        || together.contains(new Pair(other, access))
                    : access.conflictsWith(other))
        .toList();
  }

  /** A function that may be gone into. */
  Optional<DeviceFunction> called(String symbol) {
    DeviceFunction function = functions.get(symbol);
    return function == null || ++calls > MOST_CALLS ? Optional.empty() : Optional.of(function);
  }
}
