package dev.sycamore.backend.worker.lanes.stream;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * An innermost loop.
 *
 * @param entry the block before it, if there is only one
 * @param entries of what it counts, the first values by the phis
 * @param steps how far addresses move in it
 */
record CountingLoop(
    Optional<LLVMBasicBlockRef> entry,
    Map<LLVMValueRef, LLVMValueRef> entries,
    AddressSteps steps) {

  /** The innermost loops of a function. */
  static List<CountingLoop> innermost(FunctionFlow flow, LinearAddresses addresses) {
    return flow.loops().loops().stream()
        .filter(loop -> loop.latches().size() == 1 && flow.loops().isInnermost(loop))
        .map(loop -> of(flow, loop, addresses))
        .toList();
  }

  private static CountingLoop of(FunctionFlow flow, NaturalLoop loop, LinearAddresses addresses) {
    LLVMBasicBlockRef latch = flow.blocks().get(loop.latches().get(0));
    Optional<LLVMBasicBlockRef> entry = flow.entry(loop);
    Map<LLVMValueRef, Long> known = new HashMap<>();
    Map<LLVMValueRef, LLVMValueRef> entries = new HashMap<>();
    for (LLVMValueRef phi : Llvm.instructions(flow.blocks().get(loop.header()))) {
      if (LLVMGetInstructionOpcode(phi) != LLVMPHI) {
        break;
      }
      LinearAddress change =
          addresses.of(Llvm.incoming(phi, latch)).plus(LinearAddress.of(phi), -1);
      if (change.isConstant()) {
        known.put(phi, change.constant());
        entry.ifPresent(block -> entries.put(phi, Llvm.incoming(phi, block)));
      }
    }
    AddressSteps steps =
        new AddressSteps(
            addresses, known, block -> flow.isReached(block) && loop.contains(flow.number(block)));
    return new CountingLoop(entry, entries, steps);
  }
}
