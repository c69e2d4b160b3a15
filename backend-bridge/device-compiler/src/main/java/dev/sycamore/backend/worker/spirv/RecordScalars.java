package dev.sycamore.backend.worker.spirv;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.AggregateScalar;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bytedeco.javacpp.IntPointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Replaces the values of records and arrays by their scalars: LLVM's SPIR-V back end ends the
 * process, or emits what is not valid, on many aggregates that are values. Aggregates in memory
 * stay; they are loaded and stored scalar by scalar.
 *
 * <p>The result of an instruction that has several, such as an addition and its overflow, is split
 * right after it: that the back end supports.
 */
final class RecordScalars {

  /** An array of more is no value that an optimiser or a back end can handle. */
  private static final long MOST_SCALARS = 4096;

  private final LLVMBuilderRef builder;
  private final LLVMTargetDataRef layout;
  private final LLVMTypeRef indexType;

  /** The scalars of each aggregate that an instruction defines. */
  private final Map<LLVMValueRef, List<LLVMValueRef>> scalars = new HashMap<>();

  private final List<LLVMValueRef> phis = new ArrayList<>();
  private final List<LLVMValueRef> obsolete = new ArrayList<>();

  private RecordScalars(DeviceModule module, LLVMBuilderRef builder) {
    this.builder = builder;
    this.layout = LLVMGetModuleDataLayout(module.ref());
    this.indexType = LLVMInt32TypeInContext(module.context());
  }

  /** Rewrites all functions, none of which takes or returns an aggregate. */
  static void replace(DeviceModule module) throws CompileException {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      for (LLVMValueRef function : Llvm.functions(module.ref())) {
        if (!Llvm.isDeclaration(function)) {
          new RecordScalars(module, builder).rewrite(function);
        }
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private void rewrite(LLVMValueRef function) throws CompileException {
    // In this order a definition comes before its uses, except the incoming values of phis.
    for (LLVMBasicBlockRef block : Llvm.reversePostOrder(function)) {
      for (LLVMValueRef instruction : Llvm.instructions(block)) {
        rewriteOne(instruction);
      }
    }
    for (LLVMValueRef phi : phis) {
      addIncoming(phi);
    }
    Collections.reverse(obsolete);
    for (LLVMValueRef old : obsolete) {
      if (LLVMGetTypeKind(LLVMTypeOf(old)) != LLVMVoidTypeKind) {
        // Only phis of a cycle, and code that is never reached, still use it.
        LLVMReplaceAllUsesWith(old, LLVMGetPoison(LLVMTypeOf(old)));
      }
      LLVMInstructionEraseFromParent(old);
    }
  }

  private void rewriteOne(LLVMValueRef instruction) throws CompileException {
    LLVMPositionBuilderBefore(builder, instruction);
    int opcode = LLVMGetInstructionOpcode(instruction);
    LLVMTypeRef type = LLVMTypeOf(instruction);
    if (opcode == LLVMExtractValue) {
      extract(instruction);
    } else if (opcode == LLVMStore) {
      LLVMValueRef value = LLVMGetOperand(instruction, 0);
      if (AggregateScalar.isAggregate(LLVMTypeOf(value))) {
        store(value, instruction);
      }
    } else if (AggregateScalar.isAggregate(type)) {
      if (AggregateScalar.count(type) > MOST_SCALARS) {
        throw new CompileException(
            BuildStage.LOWER, "a value of the type " + Llvm.print(type) + " is too large");
      }
      define(instruction, opcode);
    }
  }

  private void define(LLVMValueRef instruction, int opcode) {
    switch (opcode) {
      case LLVMInsertValue -> remember(instruction, inserted(instruction));
      case LLVMLoad -> remember(instruction, loaded(instruction));
      case LLVMPHI -> {
        phis.add(instruction);
        remember(instruction, each(instruction, part -> LLVMBuildPhi(builder, part.type(), "")));
      }
      case LLVMSelect -> remember(instruction, selected(instruction));
      case LLVMFreeze ->
          remember(
              instruction,
              of(LLVMGetOperand(instruction, 0)).stream()
                  .map(scalar -> LLVMBuildFreeze(builder, scalar, ""))
                  .toList());
      default -> {
        LLVMPositionBuilderBefore(builder, LLVMGetNextInstruction(instruction));
        scalars.put(instruction, each(instruction, part -> result(instruction, part)));
      }
    }
  }

  private void remember(LLVMValueRef instruction, List<LLVMValueRef> values) {
    scalars.put(instruction, values);
    obsolete.add(instruction);
  }

  /** Makes a scalar. */
  private interface Maker {
    LLVMValueRef make(AggregateScalar part);
  }

  private List<LLVMValueRef> each(LLVMValueRef aggregate, Maker maker) {
    List<LLVMValueRef> values = new ArrayList<>();
    for (AggregateScalar part : AggregateScalar.of(LLVMTypeOf(aggregate), layout)) {
      values.add(maker.make(part));
    }
    return values;
  }

  /** The scalars of a value; those of a value that is never computed are poison. */
  private List<LLVMValueRef> of(LLVMValueRef value) {
    if (!AggregateScalar.isAggregate(LLVMTypeOf(value))) {
      return List.of(value);
    }
    List<LLVMValueRef> known = scalars.get(value);
    if (known != null) {
      return known;
    }
    boolean constant = LLVMIsAConstant(value) != null;
    return each(value, part -> constant ? constant(value, part) : LLVMGetPoison(part.type()));
  }

  private static LLVMValueRef constant(LLVMValueRef whole, AggregateScalar part) {
    LLVMValueRef element = whole;
    for (int index : part.path()) {
      element = LLVMGetAggregateElement(element, index);
    }
    return element;
  }

  private LLVMValueRef result(LLVMValueRef instruction, AggregateScalar part) {
    LLVMValueRef value = instruction;
    for (int index : part.path()) {
      value = LLVMBuildExtractValue(builder, value, index, "");
    }
    return value;
  }

  private List<LLVMValueRef> inserted(LLVMValueRef insert) {
    List<LLVMValueRef> values = new ArrayList<>(of(LLVMGetOperand(insert, 0)));
    List<LLVMValueRef> component = of(LLVMGetOperand(insert, 1));
    int first = firstScalar(insert);
    for (int i = 0; i < component.size(); i++) {
      values.set(first + i, component.get(i));
    }
    return values;
  }

  private void extract(LLVMValueRef extract) {
    int first = firstScalar(extract);
    LLVMTypeRef type = LLVMTypeOf(extract);
    List<LLVMValueRef> whole = of(LLVMGetOperand(extract, 0));
    if (AggregateScalar.isAggregate(type)) {
      int end = first + (int) AggregateScalar.count(type);
      remember(extract, List.copyOf(whole.subList(first, end)));
    } else {
      LLVMReplaceAllUsesWith(extract, whole.get(first));
      obsolete.add(extract);
    }
  }

  /** The number of the first scalar that an insertion or extraction means. */
  private static int firstScalar(LLVMValueRef instruction) {
    LLVMTypeRef type = LLVMTypeOf(LLVMGetOperand(instruction, 0));
    IntPointer indices = LLVMGetIndices(instruction);
    long first = 0;
    for (int i = 0; i < LLVMGetNumIndices(instruction); i++) {
      first +=
          LLVMGetTypeKind(type) == LLVMStructTypeKind
              ? AggregateScalar.countBefore(type, indices.get(i))
              : indices.get(i) * AggregateScalar.count(LLVMGetElementType(type));
      type = AggregateScalar.componentType(type, indices.get(i));
    }
    return (int) first;
  }

  private List<LLVMValueRef> selected(LLVMValueRef select) {
    List<LLVMValueRef> yes = of(LLVMGetOperand(select, 1));
    List<LLVMValueRef> no = of(LLVMGetOperand(select, 2));
    List<LLVMValueRef> values = new ArrayList<>();
    for (int i = 0; i < yes.size(); i++) {
      values.add(LLVMBuildSelect(builder, LLVMGetOperand(select, 0), yes.get(i), no.get(i), ""));
    }
    return values;
  }

  private void addIncoming(LLVMValueRef phi) {
    List<LLVMValueRef> parts = scalars.get(phi);
    for (int i = 0; i < LLVMCountIncoming(phi); i++) {
      List<LLVMValueRef> values = of(LLVMGetIncomingValue(phi, i));
      LLVMBasicBlockRef from = LLVMGetIncomingBlock(phi, i);
      for (int k = 0; k < parts.size(); k++) {
        LLVMAddIncoming(parts.get(k), values.get(k), from, 1);
      }
    }
  }

  private List<LLVMValueRef> loaded(LLVMValueRef load) {
    LLVMValueRef pointer = LLVMGetOperand(load, 0);
    return each(
        load,
        part -> {
          LLVMValueRef place = place(LLVMTypeOf(load), pointer, part);
          return access(LLVMBuildLoad2(builder, part.type(), place, ""), load, part);
        });
  }

  private void store(LLVMValueRef value, LLVMValueRef store) {
    List<LLVMValueRef> values = of(value);
    List<AggregateScalar> parts = AggregateScalar.of(LLVMTypeOf(value), layout);
    for (int i = 0; i < parts.size(); i++) {
      LLVMValueRef place = place(LLVMTypeOf(value), LLVMGetOperand(store, 1), parts.get(i));
      access(LLVMBuildStore(builder, values.get(i), place), store, parts.get(i));
    }
    obsolete.add(store);
  }

  /** Gives the access to a scalar what that to the whole has. */
  private static LLVMValueRef access(
      LLVMValueRef access, LLVMValueRef whole, AggregateScalar part) {
    LLVMSetVolatile(access, LLVMGetVolatile(whole));
    long aligned = LLVMGetAlignment(whole) | part.offset();
    LLVMSetAlignment(access, (int) Long.lowestOneBit(aligned));
    return access;
  }

  private LLVMValueRef place(LLVMTypeRef whole, LLVMValueRef pointer, AggregateScalar part) {
    LLVMValueRef[] indices = new LLVMValueRef[part.path().size() + 1];
    indices[0] = LLVMConstInt(indexType, 0, 0);
    for (int i = 1; i < indices.length; i++) {
      indices[i] = LLVMConstInt(indexType, part.path().get(i - 1), 0);
    }
    return LLVMBuildInBoundsGEP2(
        builder, whole, pointer, new PointerPointer<>(indices), indices.length, "");
  }
}
