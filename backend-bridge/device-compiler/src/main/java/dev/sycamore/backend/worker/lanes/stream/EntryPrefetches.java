package dev.sycamore.backend.worker.lanes.stream;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Asks, before a loop of one work-item, for what the loops of the next ones will read, where the
 * places at which they start are in memory, such as those of the rows of a sparse matrix: one loop
 * mostly goes on where the one before has ended, and is too short for the prefetchers of a
 * processor.
 */
public final class EntryPrefetches {

  /** How far ahead, in bytes. */
  private static final long DISTANCE = 1024;

  private final DeviceModule module;
  private final LinearAddresses addresses;
  private final CountingLoop loop;
  private final PrefetchWriter writer;

  private EntryPrefetches(
      DeviceModule module, LinearAddresses addresses, CountingLoop loop, PrefetchWriter writer) {
    this.module = module;
    this.addresses = addresses;
    this.loop = loop;
    this.writer = writer;
  }

  /** Writes them into a function of one work-item. */
  public static void write(DeviceModule module, LLVMValueRef function) {
    FunctionFlow flow = FunctionFlow.of(function);
    LinearAddresses addresses = new LinearAddresses(LLVMGetModuleDataLayout(module.ref()));
    // The copies of a loop with all checks and with some are entered from one block.
    Map<LLVMBasicBlockRef, PrefetchWriter> writers = new HashMap<>();
    for (CountingLoop loop : CountingLoop.innermost(flow, addresses)) {
      if (loop.entry().isPresent()) {
        LLVMBasicBlockRef entry = loop.entry().get();
        PrefetchWriter writer =
            writers.computeIfAbsent(entry, unused -> new PrefetchWriter(module, addresses));
        new EntryPrefetches(module, addresses, loop, writer).write(flow, entry);
      }
    }
  }

  private void write(FunctionFlow flow, LLVMBasicBlockRef entry) {
    for (LLVMBasicBlockRef block : flow.blocks()) {
      if (loop.steps().contains(block)) {
        for (LLVMValueRef load : Llvm.instructions(block)) {
          if (LLVMGetInstructionOpcode(load) == LLVMLoad && isStream(LLVMGetOperand(load, 0))) {
            write(LLVMGetOperand(load, 0), LLVMGetBasicBlockTerminator(entry));
          }
        }
      }
    }
  }

  /** Whether an address goes on by less than a line. */
  private boolean isStream(LLVMValueRef pointer) {
    long step = loop.steps().of(pointer).orElse(0);
    return VectorAccess.isShared(pointer) && step > 0 && step < PrefetchWriter.LINE;
  }

  private void write(LLVMValueRef pointer, LLVMValueRef before) {
    Optional<LinearAddress> first = atEntry(addresses.of(pointer));
    Optional<LLVMValueRef> base = first.flatMap(EntryPrefetches::base);
    if (base.isPresent() && writer.isNew(first.get())) {
      LLVMValueRef address = address(first.get(), base.get(), before);
      writer.write(before, address, first.get().constant() + DISTANCE, false);
    }
  }

  /** An address in the first pass, if it starts at a place in memory that is known before. */
  private Optional<LinearAddress> atEntry(LinearAddress address) {
    LinearAddress first = LinearAddress.of(address.constant());
    boolean loaded = false;
    for (Map.Entry<LLVMValueRef, Long> term : address.terms().entrySet()) {
      LLVMValueRef value = term.getKey();
      LLVMValueRef entry = loop.entries().get(value);
      if (entry != null) {
        LinearAddress start = addresses.of(entry);
        loaded |= start.terms().keySet().stream().anyMatch(EntryPrefetches::isLoad);
        first = first.plus(start, term.getValue());
      } else if (isInLoop(value)) {
        return Optional.empty();
      } else {
        first = first.plus(LinearAddress.of(value), term.getValue());
      }
    }
    return loaded ? Optional.of(first) : Optional.empty();
  }

  private static boolean isLoad(LLVMValueRef value) {
    return LLVMIsAInstruction(value) != null && LLVMGetInstructionOpcode(value) == LLVMLoad;
  }

  private boolean isInLoop(LLVMValueRef value) {
    return LLVMIsAInstruction(value) != null
        && loop.steps().contains(LLVMGetInstructionParent(value));
  }

  /** The pointer of a sum, if there is one only and all else are numbers. */
  private static Optional<LLVMValueRef> base(LinearAddress address) {
    List<LLVMValueRef> others =
        address.terms().keySet().stream()
            .filter(value -> LLVMGetTypeKind(LLVMTypeOf(value)) != LLVMIntegerTypeKind)
            .toList();
    return others.size() == 1
            && LLVMGetTypeKind(LLVMTypeOf(others.get(0))) == LLVMPointerTypeKind
            && address.terms().get(others.get(0)) == 1
        ? Optional.of(others.get(0))
        : Optional.empty();
  }

  /** The sum without the constant. */
  private LLVMValueRef address(LinearAddress sum, LLVMValueRef base, LLVMValueRef before) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      LLVMPositionBuilderBefore(builder, before);
      LLVMTypeRef i8 = LLVMInt8TypeInContext(module.context());
      LLVMTypeRef i64 = LLVMInt64TypeInContext(module.context());
      LLVMValueRef bytes = LLVMConstNull(i64);
      for (Map.Entry<LLVMValueRef, Long> term : sum.terms().entrySet()) {
        if (!term.getKey().equals(base)) {
          LLVMValueRef value = LLVMBuildIntCast2(builder, term.getKey(), i64, 1, "");
          LLVMValueRef factor = LLVMConstInt(i64, term.getValue(), 1);
          bytes = LLVMBuildAdd(builder, bytes, LLVMBuildMul(builder, value, factor, ""), "");
        }
      }
      PointerPointer<LLVMValueRef> index = new PointerPointer<>(new LLVMValueRef[] {bytes});
      return LLVMBuildGEP2(builder, i8, base, index, 1, "");
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }
}
