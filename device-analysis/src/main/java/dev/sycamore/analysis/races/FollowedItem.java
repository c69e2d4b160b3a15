package dev.sycamore.analysis.races;

import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One work-item on its way through a kernel: what it writes, and what may be written at all. */
final class FollowedItem {

  /** Calls of functions that call functions multiply. */
  private static final int MOST_CALLS = 64;

  private final Position position;
  private final Map<String, DeviceFunction> functions;
  private final Map<List<CallFrame>, ItemWrite> writes = new LinkedHashMap<>();
  private final Map<Term.Element, ItemRead> reads = new HashMap<>();
  private final Set<Variable> written = new HashSet<>();
  private boolean anythingWritten;
  private int calls;
  private int barriers;

  FollowedItem(Position position, Map<String, DeviceFunction> functions) {
    this.position = position;
    this.functions = functions;
  }

  Position position() {
    return position;
  }

  /** What it writes, by the way to it: in loops, what their first rounds write. */
  Map<List<CallFrame>, ItemWrite> writes() {
    return writes;
  }

  /** Whether an element keeps its value in the launch. */
  boolean isKept(Term.Element element) {
    return !anythingWritten && !written.contains(element.memory());
  }

  void write(ItemWrite write, SourceCallChain chain, SourceSpan span) {
    written.add(write.memory());
    writes.putIfAbsent(chain.to(span), write);
  }

  /** What it reads of the memory that all work-items share, and one place that is most certain. */
  Map<Term.Element, ItemRead> reads() {
    return reads;
  }

  void read(Term.Element element, ItemRead read) {
    reads.merge(element, read, ItemRead::or);
  }

  void barrier() {
    barriers++;
  }

  /** How many it has passed. */
  int barriers() {
    return barriers;
  }

  void writesAnything() {
    anythingWritten = true;
  }

  /** A function that may be gone into. */
  Optional<DeviceFunction> called(String symbol) {
    DeviceFunction function = functions.get(symbol);
    if (function == null || ++calls > MOST_CALLS) {
      return Optional.empty();
    }
    return Optional.of(function);
  }
}
