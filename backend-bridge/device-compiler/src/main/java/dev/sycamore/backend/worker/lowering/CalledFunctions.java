package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.KernelForm;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The functions that kernels call. */
public final class CalledFunctions {

  /** OpenCL's work-group barrier. */
  public static final String BARRIER = "_Z7barrierj";

  private CalledFunctions() {}

  /** Whether an instruction is a call of the barrier. */
  public static boolean isBarrier(LLVMValueRef instruction) {
    if (!Llvm.isCall(instruction)) {
      return false;
    }
    LLVMValueRef callee = Llvm.callee(instruction);
    return callee != null && Llvm.name(callee).equals(BARRIER);
  }

  /** Keeps the optimiser from moving barriers, and calls that lead to them, between branches. */
  public static void markConvergent(DeviceModule module) {
    if (LLVMGetNamedFunction(module.ref(), BARRIER) == null) {
      return;
    }
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (!Llvm.name(function).startsWith("llvm.")) {
        Llvm.addAttribute(module.context(), function, "convergent");
      }
    }
  }

  /** Fails if a kernel without work-groups has a barrier. */
  private static void checkBarriers(List<KernelSignature> kernels) throws CompileException {
    for (KernelSignature kernel : kernels) {
      if (kernel.form() != KernelForm.ND_RANGE
          && Llvm.instructions(kernel.function()).stream().anyMatch(CalledFunctions::isBarrier)) {
        throw kernel.refused("a barrier needs an nd-range kernel");
      }
    }
  }

  /**
   * Inlines the functions that take or return records: the SPIR-V back end ends the process on some
   * of what is done with them. What is left of records are scalars.
   */
  public static void inlineThoseWithRecords(
      DeviceModule module, List<KernelFunction> kernels, TargetMachine machine)
      throws CompileException {
    Set<String> names = new TreeSet<>();
    kernels.forEach(kernel -> names.add(kernel.symbol()));
    boolean any = false;
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (!Llvm.isDeclaration(function) && !names.contains(Llvm.name(function))) {
        // An image is complete: nobody else calls what is exported.
        LLVMSetLinkage(function, LLVMInternalLinkage);
        if (hasAggregates(function)) {
          any = true;
          Llvm.removeAttribute(function, "noinline");
          Llvm.removeAttribute(function, "optnone");
          Llvm.addAttribute(module.context(), function, "alwaysinline");
        }
      }
    }
    if (any) {
      module.run("always-inline,globaldce", machine);
    }
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (!Llvm.isDeclaration(function) && hasAggregates(function)) {
        throw new CompileException(
            BuildStage.LOWER,
            FunctionNames.of(function).shown()
                + " has records and calls itself, or is called through a pointer");
      }
    }
  }

  /** Inlines the functions of the asynchronous copies, and all that lead to them. */
  public static void inlineCopies(
      DeviceModule module, List<KernelFunction> kernels, TargetMachine machine)
      throws CompileException {
    Set<String> names = new TreeSet<>();
    kernels.forEach(kernel -> names.add(kernel.symbol()));
    Set<String> leading = new TreeSet<>();
    boolean more = true;
    while (more) {
      more = false;
      for (LLVMValueRef function : Llvm.functions(module.ref())) {
        String name = Llvm.name(function);
        if (!Llvm.isDeclaration(function)
            && !names.contains(name)
            && !leading.contains(name)
            && (AsyncCopies.isCopyFunction(function) || callsAny(function, leading))) {
          leading.add(name);
          more = true;
          LLVMSetLinkage(function, LLVMInternalLinkage);
          Llvm.removeAttribute(function, "noinline");
          Llvm.removeAttribute(function, "optnone");
          Llvm.addAttribute(module.context(), function, "alwaysinline");
        }
      }
    }
    module.run("always-inline,globaldce", machine);
  }

  private static boolean callsAny(LLVMValueRef function, Set<String> names) {
    return Llvm.instructions(function).stream()
        .filter(Llvm::isCall)
        .map(Llvm::callee)
        .anyMatch(callee -> callee != null && names.contains(Llvm.name(callee)));
  }

  private static boolean hasAggregates(LLVMValueRef function) {
    LLVMTypeRef result = LLVMGetReturnType(LLVMGlobalGetValueType(function));
    return AggregateScalar.isAggregate(result)
        || Llvm.parameters(function).stream()
            .anyMatch(p -> AggregateScalar.isAggregate(LLVMTypeOf(p)));
  }

  /**
   * Inlines every device function into the kernels.
   *
   * @param simplification passes that run on each function before, so that every call copies less;
   *     empty for none
   */
  public static void inlineAll(
      DeviceModule module,
      List<KernelSignature> kernels,
      String simplification,
      TargetMachine machine)
      throws CompileException {
    inlineAll(module, kernels, simplification, machine, function -> false);
  }

  /**
   * Inlines every device function except some, which call no others.
   *
   * @param kept whether a function stays one
   */
  public static void inlineAll(
      DeviceModule module,
      List<KernelSignature> kernels,
      String simplification,
      TargetMachine machine,
      Predicate<LLVMValueRef> kept)
      throws CompileException {
    Set<String> names = new TreeSet<>();
    kernels.forEach(kernel -> names.add(kernel.name()));
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (!Llvm.isDeclaration(function)) {
        Llvm.removeAttribute(function, "noinline");
        Llvm.removeAttribute(function, "optnone");
        if (!names.contains(Llvm.name(function))) {
          LLVMSetLinkage(function, LLVMInternalLinkage);
          Llvm.addAttribute(
              module.context(), function, kept.test(function) ? "noinline" : "alwaysinline");
        }
      }
    }
    InliningBudget budget = new InliningBudget(kept);
    for (KernelSignature kernel : kernels) {
      budget.check(kernel);
    }
    String before = simplification.isEmpty() ? "" : "globaldce,function(" + simplification + "),";
    module.run(before + "always-inline,globaldce", machine);
    for (KernelSignature kernel : kernels) {
      checkInlined(kernel, kept, machine);
    }
    checkBarriers(kernels);
  }

  private static void checkInlined(
      KernelSignature kernel, Predicate<LLVMValueRef> kept, TargetMachine machine)
      throws CompileException {
    for (LLVMValueRef instruction : Llvm.instructions(kernel.function())) {
      if (Llvm.isCall(instruction) && !isAssembly(instruction, machine)) {
        LLVMValueRef callee = Llvm.callee(instruction);
        if (callee == null) {
          throw kernel.refused("a function is called through a pointer");
        }
        if (!Llvm.isDeclaration(callee) && !kept.test(callee)) {
          throw kernel.refused(
              FunctionNames.of(callee).shown() + " calls itself, directly or by others");
        }
      }
    }
  }

  /** Whether a call is text in PTX, which has instructions that LLVM has not. */
  private static boolean isAssembly(LLVMValueRef call, TargetMachine machine) {
    return machine.isPtx() && LLVMIsAInlineAsm(LLVMGetCalledValue(call)) != null;
  }
}
