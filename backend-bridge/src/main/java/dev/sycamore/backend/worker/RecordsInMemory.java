package dev.sycamore.backend.worker;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.function.UnaryOperator;
import org.bytedeco.javacpp.IntPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Records on their way to SPIR-V: every value of a record that is made of another, chosen or taken
 * apart goes through a variable in memory, so that LLVM's {@code sroa} makes scalars of all of
 * them. The back end ends the process, or emits what is not valid, on records that are left.
 */
final class RecordsInMemory {

  private final LLVMBuilderRef builder;
  private final LLVMValueRef function;

  private RecordsInMemory(LLVMBuilderRef builder, LLVMValueRef function) {
    this.builder = builder;
    this.function = function;
  }

  /** Rewrites all functions; what they have left of records are loads and stores. */
  static void put(DeviceModule module) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      RecordsInMemory records = new RecordsInMemory(builder, function);
      Llvm.instructions(function).forEach(records::rewrite);
    }
    LLVMDisposeBuilder(builder);
  }

  private void rewrite(LLVMValueRef instruction) {
    switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMPHI -> ifRecord(instruction, this::phi);
      case LLVMSelect -> ifRecord(instruction, this::select);
      case LLVMExtractValue -> {
        // What else gives a struct, such as an addition with overflow, is no record of the user's.
        if (LLVMIsACallInst(LLVMGetOperand(instruction, 0)) == null) {
          replace(instruction, extract(instruction));
        }
      }
      case LLVMInsertValue -> replace(instruction, insert(instruction));
      default -> {}
    }
  }

  private static void ifRecord(LLVMValueRef instruction, UnaryOperator<LLVMValueRef> rewriting) {
    if (LLVMGetTypeKind(LLVMTypeOf(instruction)) == LLVMStructTypeKind) {
      replace(instruction, rewriting.apply(instruction));
    }
  }

  private static void replace(LLVMValueRef old, LLVMValueRef value) {
    LLVMReplaceAllUsesWith(old, value);
    LLVMInstructionEraseFromParent(old);
  }

  private LLVMValueRef phi(LLVMValueRef phi) {
    LLVMTypeRef type = LLVMTypeOf(phi);
    LLVMValueRef variable = variable(type);
    for (int i = 0; i < LLVMCountIncoming(phi); i++) {
      LLVMBasicBlockRef from = LLVMGetIncomingBlock(phi, i);
      LLVMPositionBuilderBefore(builder, LLVMGetBasicBlockTerminator(from));
      LLVMBuildStore(builder, LLVMGetIncomingValue(phi, i), variable);
    }
    LLVMPositionBuilderBefore(builder, afterPhis(LLVMGetInstructionParent(phi)));
    return load(type, variable);
  }

  private static LLVMValueRef afterPhis(LLVMBasicBlockRef block) {
    LLVMValueRef instruction = LLVMGetFirstInstruction(block);
    while (LLVMGetInstructionOpcode(instruction) == LLVMPHI) {
      instruction = LLVMGetNextInstruction(instruction);
    }
    return instruction;
  }

  private LLVMValueRef select(LLVMValueRef select) {
    LLVMTypeRef type = LLVMTypeOf(select);
    LLVMValueRef yes = stored(LLVMGetOperand(select, 1), select);
    LLVMValueRef no = stored(LLVMGetOperand(select, 2), select);
    return load(type, LLVMBuildSelect(builder, LLVMGetOperand(select, 0), yes, no, ""));
  }

  private LLVMValueRef extract(LLVMValueRef extract) {
    LLVMValueRef record = LLVMGetOperand(extract, 0);
    LLVMValueRef variable = stored(record, extract);
    return load(LLVMTypeOf(extract), place(extract, record, variable));
  }

  private LLVMValueRef insert(LLVMValueRef insert) {
    LLVMValueRef record = LLVMGetOperand(insert, 0);
    LLVMValueRef variable = stored(record, insert);
    LLVMBuildStore(builder, LLVMGetOperand(insert, 1), place(insert, record, variable));
    return load(LLVMTypeOf(insert), variable);
  }

  /** The place in a record's variable that an insertion or extraction means. */
  private LLVMValueRef place(LLVMValueRef instruction, LLVMValueRef record, LLVMValueRef variable) {
    LLVMTypeRef type = LLVMTypeOf(record);
    LLVMValueRef place = variable;
    IntPointer indices = LLVMGetIndices(instruction);
    for (int i = 0; i < LLVMGetNumIndices(instruction); i++) {
      place = LLVMBuildStructGEP2(builder, type, place, indices.get(i), "");
      type = LLVMStructGetTypeAtIndex(type, indices.get(i));
    }
    return place;
  }

  private LLVMValueRef stored(LLVMValueRef value, LLVMValueRef before) {
    LLVMValueRef variable = variable(LLVMTypeOf(value));
    LLVMPositionBuilderBefore(builder, before);
    LLVMBuildStore(builder, value, variable);
    return variable;
  }

  private LLVMValueRef load(LLVMTypeRef type, LLVMValueRef variable) {
    return LLVMBuildLoad2(builder, type, variable, "");
  }

  private LLVMValueRef variable(LLVMTypeRef type) {
    LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(function);
    LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(entry));
    return LLVMBuildAlloca(builder, type, "");
  }
}
