package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.LoopHints;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Several passes of a loop of one block ahead of it, which make their checks before all else. */
final class BatchedPasses {

  private static final int PASSES = 4;

  private final LLVMBasicBlockRef body;
  private final CountedLoop counted;
  private final Set<LLVMValueRef> early;
  private final boolean bounded;
  private final LLVMBuilderRef builder;
  private final List<LLVMValueRef> instructions;
  private final LLVMValueRef next;

  /** The values of each pass, by those of the loop, and of the one after the last. */
  private final List<Map<LLVMValueRef, LLVMValueRef>> values = new ArrayList<>();

  /**
   * @param early what the checks need
   * @param bounded whether it is written down that counters do not wrap
   */
  BatchedPasses(
      LLVMBasicBlockRef body,
      CountedLoop counted,
      Set<LLVMValueRef> early,
      boolean bounded,
      LLVMBuilderRef builder) {
    this.body = body;
    this.counted = counted;
    this.early = early;
    this.bounded = bounded;
    this.builder = builder;
    this.instructions = Llvm.instructions(body);
    this.next = Llvm.incoming(counted.counter(), body);
    for (int pass = 0; pass <= PASSES; pass++) {
      values.add(new HashMap<>());
    }
  }

  void write() {
    LLVMBasicBlockRef checks = append("checks");
    LLVMBasicBlockRef passes = append("passes");
    LLVMBasicBlockRef rest = append("rest");
    LLVMValueRef branch = LLVMGetBasicBlockTerminator(body);
    boolean onTrue = LLVMGetSuccessor(branch, 0).equals(body);
    LLVMBasicBlockRef exit = LLVMGetSuccessor(branch, onTrue ? 1 : 0);

    LLVMValueRef jump = LLVMGetBasicBlockTerminator(counted.before());
    LLVMPositionBuilderBefore(builder, jump);
    LLVMValueRef starts = LLVMBuildICmp(builder, goesOn(), counted.start(), counted.limit(), "");
    LLVMValueRef all = LLVMBuildAnd(builder, starts, isDistant(counted.start()), "");
    LLVMBuildCondBr(builder, all, checks, body);
    LLVMInstructionEraseFromParent(jump);

    Map<LLVMValueRef, LLVMValueRef> phis = enter(checks);
    LLVMBuildCondBr(builder, anyFails(), body, passes);

    LLVMPositionBuilderAtEnd(builder, passes);
    for (int pass = 0; pass < PASSES; pass++) {
      copy(pass, false);
    }
    LLVMValueRef condition = valueOf(LLVMGetCondition(branch), PASSES - 1);
    LLVMValueRef more = onTrue ? condition : LLVMBuildNot(builder, condition, "");
    LLVMValueRef distant = isDistant(valueOf(counted.counter(), PASSES));
    // A counter that has not gone beyond the limit is as far from it as the distance.
    LLVMValueRef again = isInRange(PASSES - 1) ? distant : LLVMBuildAnd(builder, more, distant, "");
    LLVMBuildCondBr(builder, again, checks, rest);

    LLVMPositionBuilderAtEnd(builder, rest);
    LLVMBuildCondBr(builder, more, body, exit);

    phis.forEach(
        (phi, copy) -> {
          Llvm.addIncoming(copy, valueOf(phi, PASSES), passes);
          Llvm.addIncoming(phi, copy, checks);
          Llvm.addIncoming(phi, valueOf(phi, PASSES), rest);
        });
    for (LLVMValueRef phi : Llvm.instructions(exit)) {
      if (LLVMIsAPHINode(phi) == null) {
        break;
      }
      Llvm.addIncoming(phi, valueOf(Llvm.incoming(phi, body), PASSES - 1), rest);
    }
    LoopHints.set(List.of(passes, body), LoopHints.NO_UNROLLING);
  }

  private LLVMBasicBlockRef append(String label) {
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(counted.limit()));
    return LLVMAppendBasicBlockInContext(context, LLVMGetBasicBlockParent(body), label);
  }

  private int goesOn() {
    if (counted.step() > 0) {
      return counted.inclusive() ? LLVMIntSLE : LLVMIntSLT;
    }
    return counted.inclusive() ? LLVMIntSGE : LLVMIntSGT;
  }

  /**
   * Whether all of the passes from a counter run, if the first one does. The distance to the limit
   * is no more than what fits into 32 bits without a sign.
   */
  private LLVMValueRef isDistant(LLVMValueRef counter) {
    boolean up = counted.step() > 0;
    LLVMValueRef distance =
        LLVMBuildSub(builder, up ? counted.limit() : counter, up ? counter : counted.limit(), "");
    LLVMTypeRef type = LLVMTypeOf(distance);
    LLVMValueRef most = LLVMConstInt(type, (PASSES - 1) * Math.abs(counted.step()), 0);
    int predicate = counted.inclusive() ? LLVMIntUGE : LLVMIntUGT;
    return LLVMBuildICmp(builder, predicate, distance, most, "");
  }

  /** The phis of the passes, by those of the loop. */
  private Map<LLVMValueRef, LLVMValueRef> enter(LLVMBasicBlockRef first) {
    Map<LLVMValueRef, LLVMValueRef> phis = new LinkedHashMap<>();
    LLVMPositionBuilderAtEnd(builder, first);
    for (LLVMValueRef phi : instructions) {
      if (LLVMIsAPHINode(phi) != null) {
        LLVMValueRef copy = LLVMBuildPhi(builder, LLVMTypeOf(phi), Llvm.name(phi));
        Llvm.addIncoming(copy, Llvm.incoming(phi, counted.before()), counted.before());
        phis.put(phi, copy);
      }
    }
    values.get(0).putAll(phis);
    return phis;
  }

  /** Writes what the checks of all passes need, and whether one of them fails. */
  private LLVMValueRef anyFails() {
    LLVMTypeRef bit = LLVMInt1TypeInContext(LLVMGetTypeContext(LLVMTypeOf(counted.limit())));
    LLVMValueRef any = LLVMConstNull(bit);
    for (int pass = 0; pass < PASSES; pass++) {
      copy(pass, true);
      for (LLVMValueRef check : instructions) {
        if (CheckCalls.isCheck(check)) {
          any = LLVMBuildOr(builder, any, valueOf(LLVMGetOperand(check, 0), pass), "");
        }
      }
    }
    return any;
  }

  /** Writes what is computed early in a pass, or all the rest, and the phis of the next one. */
  private void copy(int pass, boolean isEarly) {
    for (LLVMValueRef instruction : instructions) {
      if (LLVMIsAPHINode(instruction) == null
          && LLVMIsATerminatorInst(instruction) == null
          && !CheckCalls.isCheck(instruction)
          && early.contains(instruction) == isEarly) {
        LLVMValueRef copy = LLVMInstructionClone(instruction);
        LLVMInsertIntoBuilderWithName(builder, copy, Llvm.name(instruction));
        for (int i = 0; i < LLVMGetNumOperands(copy); i++) {
          LLVMSetOperand(copy, i, valueOf(LLVMGetOperand(copy, i), pass));
        }
        if (instruction.equals(next) && isInRange(pass)) {
          LLVMSetNSW(copy, 1);
        }
        values.get(pass).put(instruction, copy);
      }
    }
    for (LLVMValueRef phi : instructions) {
      if (LLVMIsAPHINode(phi) != null && early.contains(phi) == isEarly) {
        values.get(pass + 1).put(phi, valueOf(Llvm.incoming(phi, body), pass));
      }
    }
  }

  /**
   * Whether the counter after a pass is an {@code int}, and that matters: the passes run only if
   * that of the last one is not beyond the limit.
   */
  private boolean isInRange(int pass) {
    return bounded
        && (pass < PASSES - 1 || (Math.abs(counted.step()) == 1 && !counted.inclusive()));
  }

  private LLVMValueRef valueOf(LLVMValueRef value, int pass) {
    return values.get(pass).getOrDefault(value, value);
  }
}
