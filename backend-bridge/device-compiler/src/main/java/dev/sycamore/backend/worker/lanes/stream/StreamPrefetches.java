package dev.sycamore.backend.worker.lanes.stream;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Asks for memory ahead of the vectors that are loaded and stored by constant steps: in innermost
 * loops, and from one vector of work-items to the next. The prefetchers of a processor alone keep
 * too few lines on their way for one stream, and bring those that are written as if they were read.
 */
public final class StreamPrefetches {

  /** How far ahead, in bytes. */
  private static final long DISTANCE = 2048;

  /** Smaller steps would ask for each line too often. */
  private static final long SMALLEST_STEP = PrefetchWriter.LINE / 2;

  private final DeviceModule module;
  private final LLVMValueRef function;
  private final LLVMTargetDataRef layout;
  private final FunctionFlow flow;
  private final LinearAddresses addresses;

  private StreamPrefetches(DeviceModule module, LLVMValueRef function) {
    this.module = module;
    this.function = function;
    this.layout = LLVMGetModuleDataLayout(module.ref());
    this.flow = FunctionFlow.of(function);
    this.addresses = new LinearAddresses(layout);
  }

  /**
   * Writes them into a function of several work-items.
   *
   * @param steps how much larger parameters are in the next call, by position; empty if that is not
   *     known
   */
  public static void write(DeviceModule module, LLVMValueRef function, Map<Integer, Long> steps) {
    StreamPrefetches prefetches = new StreamPrefetches(module, function);
    if (prefetches.flow.loops().loops().isEmpty()) {
      prefetches.writeAll(prefetches.ofCalls(steps));
    }
    for (CountingLoop loop : CountingLoop.innermost(prefetches.flow, prefetches.addresses)) {
      prefetches.writeAll(loop.steps());
    }
  }

  private AddressSteps ofCalls(Map<Integer, Long> steps) {
    Map<LLVMValueRef, Long> known = new HashMap<>();
    steps.forEach((position, step) -> known.put(LLVMGetParam(function, position), step));
    return new AddressSteps(addresses, known, flow::isReached);
  }

  private void writeAll(AddressSteps steps) {
    List<VectorAccess> accesses =
        flow.blocks().stream()
            .filter(steps::contains)
            .flatMap(block -> Llvm.instructions(block).stream())
            .flatMap(instruction -> VectorAccess.of(instruction, layout).stream())
            .toList();
    PrefetchWriter writer = new PrefetchWriter(module, addresses);
    // Of what is read and written, a line is fetched for writing.
    for (boolean writes : List.of(true, false)) {
      for (VectorAccess access : accesses) {
        long step = access.writes() == writes ? steps.of(access.pointer()).orElse(0) : 0;
        if (Math.abs(step) >= SMALLEST_STEP && Math.abs(step) <= DISTANCE) {
          writer.write(access, DISTANCE / Math.abs(step) * step);
        }
      }
    }
  }
}
