package dev.sycamore.outliner.program.access;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.program.lowered.CallEdge;
import dev.sycamore.outliner.program.lowered.FunctionHandle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The private arrays that exist at the same time in one work-item: those of a function, and along
 * the chain of calls whose arrays are the largest together.
 *
 * @param arrays of the caller first
 */
public record PrivateMemory(List<PrivateArray> arrays) {

  public PrivateMemory {
    arrays = List.copyOf(arrays);
  }

  /**
   * A private array.
   *
   * @param at its declaration
   */
  public record PrivateArray(String name, long bytes, SourceSpan at) {}

  /** What a kernel, or a function, needs; it is not recursive. Imported functions are unknown. */
  public static PrivateMemory of(Block body, List<CallEdge> calls) {
    return of(body, calls, new HashMap<>());
  }

  private static PrivateMemory of(
      Block body, List<CallEdge> calls, Map<FunctionHandle, PrivateMemory> known) {
    List<PrivateArray> arrays = new ArrayList<>(declaredIn(body));
    PrivateMemory deepest = new PrivateMemory(List.of());
    for (CallEdge call : calls) {
      FunctionHandle callee = call.callee();
      if (callee.function().isPresent()) {
        if (!known.containsKey(callee)) {
          known.put(callee, of(callee.function().get().body(), callee.calls(), known));
        }
        PrivateMemory own = known.get(callee);
        deepest = own.bytes() > deepest.bytes() ? own : deepest;
      }
    }
    arrays.addAll(deepest.arrays);
    return new PrivateMemory(arrays);
  }

  /** The bytes of all arrays. */
  public long bytes() {
    return arrays.stream().mapToLong(PrivateArray::bytes).sum();
  }

  private static List<PrivateArray> declaredIn(Block body) {
    List<PrivateArray> found = new ArrayList<>();
    new ModelScanner() {
      @Override
      protected void visit(Statement statement) {
        if (statement instanceof DeclarePrivateArray array) {
          DeviceType element = ((ViewType) array.variable().type()).element();
          found.add(
              new PrivateArray(
                  array.variable().name(), array.length() * size(element), array.span()));
        }
        super.visit(statement);
      }

      void scan() {
        visit((Statement) body);
      }
    }.scan();
    return found;
  }

  /** As C lays it out. */
  private static long size(DeviceType type) {
    if (type instanceof ScalarType scalar) {
      return scalar.size();
    }
    long end = 0;
    for (RecordType.Component component : ((RecordType) type).components()) {
      end = aligned(end, alignment(component.type())) + size(component.type());
    }
    return aligned(end, alignment(type));
  }

  private static long alignment(DeviceType type) {
    if (type instanceof ScalarType scalar) {
      return scalar.size();
    }
    return ((RecordType) type)
        .components().stream().mapToLong(c -> alignment(c.type())).max().orElse(1);
  }

  private static long aligned(long offset, long alignment) {
    return (offset + alignment - 1) / alignment * alignment;
  }
}
