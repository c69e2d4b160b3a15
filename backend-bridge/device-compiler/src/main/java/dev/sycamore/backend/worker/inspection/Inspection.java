package dev.sycamore.backend.worker.inspection;

import static org.bytedeco.llvm.global.LLVM.LLVMAttributeFunctionIndex;
import static org.bytedeco.llvm.global.LLVM.LLVMGetFunctionCallConv;
import static org.bytedeco.llvm.global.LLVM.LLVMRemoveStringAttributeAtIndex;
import static org.bytedeco.llvm.global.LLVM.LLVMSPIRKERNELCallConv;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.target.UncheckedCode;
import dev.sycamore.backend.worker.aspects.FunctionMetadata;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Diagnostics;
import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.backend.worker.stage.StageTracker;
import dev.sycamore.binding.ir.FunctionAttributes;
import dev.sycamore.binding.resource.Sha256;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** A look at one module, which changes nothing. */
public final class Inspection {

  private final InspectionJob job;
  private final LLVMContextRef context;
  private final Diagnostics diagnostics;
  private final StageTracker stages;

  public Inspection(
      InspectionJob job, LLVMContextRef context, Diagnostics diagnostics, StageTracker stages) {
    this.job = job;
    this.context = context;
    this.diagnostics = diagnostics;
    this.stages = stages;
  }

  public ModuleFacts run() throws CompileException, IOException {
    stages.enter(BuildStage.READ);
    DeviceModule module = new ModuleReader(context).read(job.name(), job.module());
    try {
      diagnostics.check(BuildStage.READ);
      List<FunctionName> kernels = new ArrayList<>();
      Map<String, Set<String>> fixedTargets = new LinkedHashMap<>();
      List<UncheckedCode> unchecked = new ArrayList<>();
      for (LLVMValueRef function : Llvm.functions(module.ref())) {
        FunctionNames.whyUnchecked(function)
            .ifPresent(why -> unchecked.add(new UncheckedCode(FunctionNames.of(function), why)));
        if (LLVMGetFunctionCallConv(function) == LLVMSPIRKERNELCallConv
            && !Llvm.isDeclaration(function)) {
          FunctionName kernel = FunctionNames.of(function);
          kernels.add(kernel);
          Set<String> targets = new FunctionMetadata(context, function).fixedTargetNames();
          if (!targets.isEmpty()) {
            fixedTargets.put(kernel.symbol(), targets);
          }
        }
        LLVMRemoveStringAttributeAtIndex(
            function,
            LLVMAttributeFunctionIndex,
            FunctionAttributes.PLACE,
            FunctionAttributes.PLACE.length());
      }
      module.forgetFile(job.name());
      return new ModuleFacts(
          kernels, fixedTargets, unchecked, module.hasDebugInfo(), Sha256.of(module.text()));
    } finally {
      module.dispose();
    }
  }
}
