package dev.sycamore.backend.worker.indices;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Makes the wide index of an access of that of another one which runs wherever it does, where they
 * differ by a constant, or by one value.
 */
final class NearIndices {

  /** With more accesses in a stretch each is compared with the last ones only. */
  private static final int MOST_COMPARED = 24;

  private final FunctionFlow flow;
  private final LLVMBuilderRef builder;
  private final InstructionOrder order;
  private final List<WideIndex> written = new ArrayList<>();

  NearIndices(FunctionFlow flow, LLVMBuilderRef builder) {
    this.flow = flow;
    this.builder = builder;
    this.order = InstructionOrder.of(flow);
  }

  /** Writes all of a function; those that others are made of. */
  List<WideIndex> write() {
    for (int block = 0; block < flow.blocks().size(); block++) {
      List<ElementIndex> stretch = new ArrayList<>();
      for (LLVMValueRef instruction : Llvm.instructions(flow.blocks().get(block))) {
        if (mayNotReturn(instruction)) {
          write(block, stretch);
          stretch.clear();
        }
        ArrayIndices.accessedBy(instruction)
            .filter(access -> !stretch.contains(access))
            .ifPresent(stretch::add);
      }
      write(block, stretch);
    }
    return written;
  }

  /** Accesses behind such a call may not run though those before it do. */
  private static boolean mayNotReturn(LLVMValueRef instruction) {
    if (!Llvm.isCall(instruction)) {
      return false;
    }
    LLVMValueRef callee = Llvm.callee(instruction);
    return callee == null || !Llvm.hasAttribute(callee, "willreturn");
  }

  /** Accesses that run together: first those to which most others are near. */
  private void write(int block, List<ElementIndex> stretch) {
    List<ElementIndex> open = new ArrayList<>();
    for (ElementIndex access : stretch) {
      if (!makeOfWritten(block, access)) {
        open.add(access);
      }
    }
    while (!open.isEmpty()) {
      List<ElementIndex> some = open.subList(0, Math.min(open.size(), MOST_COMPARED));
      List<IndexSum> sums = some.stream().map(access -> IndexSum.of(access.index())).toList();
      int best = 0;
      long most = -1;
      for (int i = 0; i < some.size(); i++) {
        IndexSum centre = sums.get(i);
        long near = sums.stream().filter(sum -> sum.minus(centre).isSimple()).count();
        if (near > most) {
          most = near;
          best = i;
        }
      }
      WideIndex centre = widen(block, some.get(best).index(), sums.get(best));
      written.add(centre);
      open.removeIf(access -> make(access, centre));
    }
  }

  private boolean makeOfWritten(int block, ElementIndex access) {
    int first = Math.max(0, written.size() - MOST_COMPARED);
    for (int i = written.size() - 1; i >= first; i--) {
      WideIndex other = written.get(i);
      if (flow.dominators().dominates(other.block(), block)
          && isSameLoop(other.block(), block)
          && make(access, other)) {
        return true;
      }
    }
    return false;
  }

  /** What is made outside of a loop is in a register all through it. */
  private boolean isSameLoop(int block, int other) {
    return flow.loops().of(block).equals(flow.loops().of(other));
  }

  private WideIndex widen(int block, LLVMValueRef index, IndexSum sum) {
    LLVMTypeRef i64 = LLVMInt64TypeInContext(LLVMGetTypeContext(LLVMTypeOf(index)));
    positionBehind(index);
    LLVMValueRef wide = LLVMBuildSExt(builder, index, i64, "");
    return new WideIndex(index, wide, block, sum);
  }

  private void positionBehind(LLVMValueRef value) {
    if (LLVMIsAInstruction(value) == null) {
      LLVMBasicBlockRef entry = flow.blocks().get(0);
      LLVMPositionBuilderBefore(builder, Llvm.firstBehindPhis(entry));
    } else if (LLVMGetInstructionOpcode(value) == LLVMPHI) {
      LLVMPositionBuilderBefore(builder, Llvm.firstBehindPhis(LLVMGetInstructionParent(value)));
    } else {
      LLVMPositionBuilderBefore(builder, LLVMGetNextInstruction(value));
    }
  }

  /** Makes the index of an access of another one, if it is near. */
  private boolean make(ElementIndex access, WideIndex centre) {
    IndexSum difference = IndexSum.of(access.index()).minus(centre.sum());
    if (!difference.isSimple() || !order.isBefore(centre.index(), access.address())) {
      return false;
    }
    LLVMPositionBuilderBefore(builder, access.address());
    LLVMSetOperand(access.address(), 1, add(centre.wide(), difference));
    return true;
  }

  private LLVMValueRef add(LLVMValueRef wide, IndexSum difference) {
    LLVMTypeRef i64 = LLVMTypeOf(wide);
    if (difference.isConstant()) {
      return difference.constant() == 0
          ? wide
          : LLVMBuildNSWAdd(builder, wide, LLVMConstInt(i64, difference.constant(), 1), "");
    }
    Map.Entry<LLVMValueRef, Integer> term = difference.terms().entrySet().iterator().next();
    // The negative is one of 32 bits, so that what is added is one product of it. It does not wrap:
    // two indices are less than 2^31 apart.
    LLVMValueRef other =
        term.getValue() > 0 ? term.getKey() : LLVMBuildNeg(builder, term.getKey(), "");
    return LLVMBuildNSWAdd(builder, wide, LLVMBuildSExt(builder, other, i64, ""), "");
  }
}
