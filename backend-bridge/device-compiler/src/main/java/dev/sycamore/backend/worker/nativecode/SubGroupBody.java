package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.shape.SubGroupFunction;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.lowering.KernelBody;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.KernelForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Prepares a kernel's code for its sub-groups, whose work-items run in the lanes of vectors. What
 * is left of the functions of sub-groups afterwards means something in lanes only.
 *
 * <p>Sub-groups are made of consecutive linear indices, so a group of several dimensions runs as
 * one row: its body takes the linear index as the local index in dimension 0, and the group's first
 * global indices.
 */
final class SubGroupBody {

  /** The sizes that kernels may require. */
  private static final Set<Integer> SIZES = Set.of(1, 4, 8, 16);

  private static final String SIMPLIFY = "sroa,early-cse,simplifycfg,adce";

  private final DeviceModule module;
  private final KernelSignature kernel;
  private final LLVMValueRef function;
  private final LLVMBuilderRef builder;
  private final LLVMTypeRef i32;
  private final LLVMTypeRef i64;

  private SubGroupBody(
      DeviceModule module, KernelSignature kernel, LLVMValueRef function, LLVMBuilderRef builder) {
    this.module = module;
    this.kernel = kernel;
    this.function = function;
    this.builder = builder;
    this.i32 = LLVMInt32TypeInContext(module.context());
    this.i64 = LLVMInt64TypeInContext(module.context());
  }

  /**
   * Prepares a body.
   *
   * @param required the size that the kernel requires
   * @param natural the size otherwise
   * @return the size of the sub-groups; empty if the kernel has no use for any
   */
  static OptionalInt prepare(
      DeviceModule module,
      KernelSignature kernel,
      KernelBody body,
      Optional<Integer> required,
      int natural,
      TargetMachine machine)
      throws CompileException {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      // What requires another size is not launched here.
      int size =
          kernel.form() == KernelForm.ND_RANGE
              ? required.filter(SIZES::contains).orElse(natural)
              : 1;
      return new SubGroupBody(module, kernel, body.function(), builder).prepare(size, machine);
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private OptionalInt prepare(int size, TargetMachine machine) throws CompileException {
    List<LLVMValueRef> widths = calls(SubGroupFunction.WIDTH);
    widths.forEach(call -> replace(call, number(size)));
    if (!widths.isEmpty()) {
      // Work-group operations ask for the width, and have no use for sub-groups of fewer than 32.
      module.runOn(function, SIMPLIFY, machine);
    }
    if (calls().isEmpty()) {
      return OptionalInt.empty();
    }
    if (size == 1) {
      replaceOfOne();
      return OptionalInt.empty();
    }
    if (kernel.dimensions() > 1) {
      joinRows();
    }
    for (LLVMValueRef call : calls(SubGroupFunction.GROUP_ID)) {
      LLVMPositionBuilderBefore(builder, call);
      // The parameter itself: after a loop that lanes leave apart, each has a copy of a value.
      LLVMValueRef first = ofFirst(hidden(WorkItemValue.LOCAL_ID, 0));
      LLVMValueRef index = LLVMBuildTrunc(builder, first, i32, "");
      replace(call, LLVMBuildUDiv(builder, index, number(size), ""));
    }
    return OptionalInt.of(size);
  }

  private List<LLVMValueRef> calls() {
    return Llvm.instructions(function).stream()
        .filter(instruction -> SubGroupFunction.of(instruction).isPresent())
        .toList();
  }

  private List<LLVMValueRef> calls(SubGroupFunction of) {
    return calls().stream().filter(call -> SubGroupFunction.of(call).orElseThrow() == of).toList();
  }

  /** Each work-item is a sub-group of its own. */
  private void replaceOfOne() {
    for (LLVMValueRef call : calls()) {
      LLVMPositionBuilderBefore(builder, call);
      switch (SubGroupFunction.of(call).orElseThrow()) {
        case WIDTH, SIZE -> replace(call, number(1));
        case LOCAL_ID -> replace(call, number(0));
        case GROUP_ID -> replace(call, LLVMBuildTrunc(builder, linearIndex(), i32, ""));
        case SHUFFLE, FIRST -> replace(call, LLVMGetOperand(call, 0));
        case BARRIER -> LLVMInstructionEraseFromParent(call);
      }
    }
  }

  private LLVMValueRef linearIndex() {
    LLVMValueRef index = hidden(WorkItemValue.LOCAL_ID, kernel.dimensions() - 1);
    for (int d = kernel.dimensions() - 2; d >= 0; d--) {
      LLVMValueRef row = LLVMBuildMul(builder, index, hidden(WorkItemValue.LOCAL_SIZE, d), "");
      index = LLVMBuildAdd(builder, row, hidden(WorkItemValue.LOCAL_ID, d), "");
    }
    return index;
  }

  /** Computes the place of a work-item from its linear index and the first place of the group. */
  private void joinRows() {
    List<LLVMValueRef> places = new ArrayList<>();
    List<LLVMValueRef> computed = new ArrayList<>();
    List<List<LLVMValueRef>> users = new ArrayList<>();
    for (int d = 0; d < kernel.dimensions(); d++) {
      places.add(hidden(WorkItemValue.LOCAL_ID, d));
      places.add(hidden(WorkItemValue.GLOBAL_ID, d));
    }
    places.forEach(place -> users.add(users(place)));
    LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(function)));
    LLVMValueRef rest = LLVMBuildTrunc(builder, hidden(WorkItemValue.LOCAL_ID, 0), i32, "");
    for (int d = 0; d < kernel.dimensions(); d++) {
      LLVMValueRef index = rest;
      if (d < kernel.dimensions() - 1) {
        LLVMValueRef size = LLVMBuildTrunc(builder, hidden(WorkItemValue.LOCAL_SIZE, d), i32, "");
        index = LLVMBuildURem(builder, rest, size, "");
        rest = LLVMBuildUDiv(builder, rest, size, "");
      }
      LLVMValueRef local = LLVMBuildZExt(builder, index, i64, "");
      computed.add(local);
      computed.add(LLVMBuildAdd(builder, hidden(WorkItemValue.GLOBAL_ID, d), local, ""));
    }
    for (int i = 0; i < places.size(); i++) {
      for (LLVMValueRef user : users.get(i)) {
        replaceOperand(user, places.get(i), computed.get(i));
      }
    }
  }

  private static List<LLVMValueRef> users(LLVMValueRef value) {
    List<LLVMValueRef> users = new ArrayList<>();
    for (var use = LLVMGetFirstUse(value); use != null; use = LLVMGetNextUse(use)) {
      users.add(LLVMGetUser(use));
    }
    return users;
  }

  private static void replaceOperand(LLVMValueRef user, LLVMValueRef old, LLVMValueRef value) {
    for (int i = 0; i < LLVMGetNumOperands(user); i++) {
      if (LLVMGetOperand(user, i).equals(old)) {
        LLVMSetOperand(user, i, value);
      }
    }
  }

  /** The value of a parameter in the first work-item of the sub-group. */
  private LLVMValueRef ofFirst(LLVMValueRef value) {
    LLVMTypeRef type = Llvm.functionType(i64, List.of(i64));
    String symbol = SubGroupFunction.FIRST.symbol();
    LLVMValueRef first = LLVMGetNamedFunction(module.ref(), symbol);
    if (first == null) {
      first = LLVMAddFunction(module.ref(), symbol, type);
      Llvm.addAttribute(module.context(), first, "nounwind");
    }
    return LLVMBuildCall2(
        builder, type, first, new PointerPointer<>(new LLVMValueRef[] {value}), 1, "");
  }

  private LLVMValueRef hidden(WorkItemValue value, int dimension) {
    return LLVMGetParam(function, kernel.parameters().size() + value.position(dimension));
  }

  private LLVMValueRef number(int value) {
    return LLVMConstInt(i32, value, 0);
  }

  private static void replace(LLVMValueRef call, LLVMValueRef value) {
    LLVMReplaceAllUsesWith(call, value);
    LLVMInstructionEraseFromParent(call);
  }
}
