package dev.sycamore.analysis.access;

import dev.sycamore.analysis.lowered.CallEdge;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.DeviceTypeVisitor;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
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
    long bytes = 0;
    for (PrivateArray array : arrays) {
      bytes += array.bytes();
    }
    return bytes;
  }

  private static List<PrivateArray> declaredIn(Block body) {
    List<PrivateArray> found = new ArrayList<>();
    new ModelScanner() {
      @Override
      public Void visitDeclarePrivateArray(DeclarePrivateArray array) {
        DeviceType element = ((ViewType) array.variable().type()).element();
        long bytes = array.length() * element.accept(LAYOUT).size();
        found.add(new PrivateArray(array.variable().name(), bytes, array.span()));
        return super.visitDeclarePrivateArray(array);
      }
    }.scan(body);
    return found;
  }

  private record Layout(long size, long alignment) {
    static long aligned(long offset, long alignment) {
      return (offset + alignment - 1) / alignment * alignment;
    }
  }

  /** The layout of elements in C. */
  private static final DeviceTypeVisitor<Layout> LAYOUT =
      new DeviceTypeVisitor<>() {
        @Override
        public Layout visitScalarType(ScalarType type) {
          return new Layout(type.size(), type.size());
        }

        @Override
        public Layout visitRecordType(RecordType type) {
          long end = 0;
          long alignment = 1;
          for (RecordType.Component component : type.components()) {
            Layout layout = component.type().accept(this);
            end = Layout.aligned(end, layout.alignment()) + layout.size();
            alignment = Math.max(alignment, layout.alignment());
          }
          return new Layout(Layout.aligned(end, alignment), alignment);
        }

        @Override
        public Layout visitViewType(ViewType type) {
          throw new IllegalArgumentException("an array of views");
        }

        @Override
        public Layout visitVoidType(VoidType type) {
          throw new IllegalArgumentException("an array of nothing");
        }
      };
}
