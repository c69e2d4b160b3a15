package dev.sycamore.backend.worker.link;

import static org.bytedeco.llvm.global.LLVM.LLVMGetFunctionCallConv;
import static org.bytedeco.llvm.global.LLVM.LLVMIsAFunction;
import static org.bytedeco.llvm.global.LLVM.LLVMIsDeclaration;
import static org.bytedeco.llvm.global.LLVM.LLVMSPIRKERNELCallConv;

import dev.sycamore.backend.link.LinkReport;
import dev.sycamore.backend.link.LinkReport.Difference;
import dev.sycamore.backend.link.LinkReport.LinkedKernel;
import dev.sycamore.backend.link.LinkReport.Missing;
import dev.sycamore.backend.link.LinkReport.Missing.Kind;
import dev.sycamore.backend.link.LinkReport.OtherSubGroupSize;
import dev.sycamore.backend.link.LinkReport.OtherTargets;
import dev.sycamore.backend.link.LinkReport.Unexpected;
import dev.sycamore.backend.link.LinkReport.UnlistedAspect;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.worker.aspects.FunctionNeeds;
import dev.sycamore.backend.worker.foreign.OpenClFunctions;
import dev.sycamore.backend.worker.llvm.DebugLocation;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.UseSites;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import dev.sycamore.backend.worker.references.ReachedNodes;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Looks through a linked module, kernel by kernel. */
final class ModuleReport {

  /** What the device build, or a driver, defines; {@code llvm.} are intrinsics. */
  private static final Pattern KNOWN =
      Pattern.compile("(llvm\\.|__spirv_|_Z\\d+__spirv_|__sycl_|__sycamore_).*");

  private final DeviceModule module;
  private final FunctionNeeds needs;
  private final TreeMap<String, Missing> missing = new TreeMap<>();
  private final List<LinkedKernel> kernels = new ArrayList<>();
  private final List<Unexpected> unexpected = new ArrayList<>();

  ModuleReport(DeviceModule module) throws CompileException {
    this.module = module;
    this.needs = FunctionNeeds.of(module.context(), module.ref());
  }

  LinkReport make() throws CompileException {
    ReachedNodes nodes = new ReachedNodes(module.ref());
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (LLVMGetFunctionCallConv(function) == LLVMSPIRKERNELCallConv
          && !Llvm.isDeclaration(function)) {
        add(function, nodes.from(function));
      }
    }
    return new LinkReport(List.copyOf(missing.values()), kernels, unexpected);
  }

  private void add(LLVMValueRef kernel, List<LLVMValueRef> reached) throws CompileException {
    FunctionName name = FunctionNames.of(kernel);
    Set<Integer> all = new TreeSet<>(needs.aspects(kernel));
    for (LLVMValueRef function : reached) {
      if (LLVMIsAFunction(function) == null) {
        addIfMissingVariable(function, name.symbol());
        continue;
      }
      all.addAll(needs.aspects(function));
      if (Llvm.isDeclaration(function)) {
        addIfMissing(function, name.symbol());
      } else if (Llvm.stringAttribute(function, FunctionAttributes.MODULE_ID) != null) {
        for (Difference difference : differences(kernel, function)) {
          String shown = FunctionNames.of(function).name();
          unexpected.add(new Unexpected(Llvm.name(function), shown, difference, name.symbol()));
        }
      }
    }
    kernels.add(new LinkedKernel(name, all));
  }

  /** What post-link will warn of: code for fixed targets is checked for these and nothing else. */
  private List<Difference> differences(LLVMValueRef kernel, LLVMValueRef function)
      throws CompileException {
    List<Difference> differences = new ArrayList<>();
    Set<String> expectedTargets = needs.fixedTargets(kernel);
    Set<String> targets = needs.fixedTargets(function);
    if (expectedTargets.isEmpty()) {
      Set<Integer> aspects = needs.aspects(function);
      aspects.removeAll(needs.aspects(kernel));
      aspects.forEach(aspect -> differences.add(new UnlistedAspect(aspect)));
      Set<Integer> sizes = needs.subGroupSizes(function);
      sizes.removeAll(needs.subGroupSizes(kernel));
      sizes.forEach(size -> differences.add(new OtherSubGroupSize(size)));
    }
    if (expectedTargets.isEmpty() ? !targets.isEmpty() : !targets.containsAll(expectedTargets)) {
      differences.add(new OtherTargets(targets));
    }
    return differences;
  }

  private void addIfMissing(LLVMValueRef function, String kernel) {
    String symbol = Llvm.name(function);
    if (KNOWN.matcher(symbol).matches()
        || symbol.equals(CalledFunctions.BARRIER)
        || WorkItemValue.of(symbol) != null
        || OpenClFunctions.contains(symbol)) {
      return;
    }
    FunctionName name = FunctionNames.of(function);
    String module = Llvm.stringAttribute(function, FunctionAttributes.IMPORT);
    String place = name.place().isEmpty() ? usePlace(function) : name.place();
    add(
        new Missing(
            Kind.FUNCTION,
            symbol,
            name.name(),
            place,
            module == null ? "" : module,
            List.of(kernel)));
  }

  private void addIfMissingVariable(LLVMValueRef variable, String kernel) {
    String symbol = Llvm.name(variable);
    if (LLVMIsDeclaration(variable) != 0 && !KNOWN.matcher(symbol).matches()) {
      add(new Missing(Kind.VARIABLE, symbol, symbol, usePlace(variable), "", List.of(kernel)));
    }
  }

  private static String usePlace(LLVMValueRef value) {
    return UseSites.place(value).map(DebugLocation::toString).orElse("");
  }

  private void add(Missing one) {
    missing.merge(one.symbol(), one, (known, more) -> known.withKernels(more.kernels()));
  }
}
