package dev.sycamore.backend.worker.aspects;

import static org.bytedeco.llvm.global.LLVM.LLVMGlobalEraseMetadata;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.references.ReachedNodes;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Aspects that functions are known to use by the declarations of what they call in other modules.
 * Once the modules are linked, those are uses that the linked code requires, and no others: a
 * library may require less than the one that its callers were compiled with.
 */
public final class ImportedAspects {

  private final DeviceModule module;
  private final LLVMContextRef context;

  /**
   * @param module linked
   */
  public ImportedAspects(DeviceModule module) {
    this.module = module;
    this.context = module.context();
  }

  /** Writes what they are as used aspects, in their place. */
  public void resolve() throws CompileException {
    Map<ModuleFunction, List<Integer>> expected = new LinkedHashMap<>();
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      FunctionMetadata metadata = new FunctionMetadata(context, function);
      metadata
          .importedAspects()
          .ifPresent(list -> expected.put(new ModuleFunction(function, metadata), list));
    }
    if (expected.isEmpty()) {
      return;
    }
    Map<ModuleFunction, Set<Integer>> uses = uses(expected);
    AspectWriter writer = new AspectWriter(context, Spelling.INTEL);
    int kind = Spelling.kind(context, FunctionAttributes.IMPORTED_ASPECTS);
    uses.forEach(
        (function, used) -> {
          if (!used.isEmpty()) {
            writer.writeUsed(function, new ArrayList<>(used));
          }
          LLVMGlobalEraseMetadata(function.ref(), kind);
        });
  }

  private Map<ModuleFunction, Set<Integer>> uses(Map<ModuleFunction, List<Integer>> expected)
      throws CompileException {
    FunctionNeeds needs = FunctionNeeds.of(context, module.ref());
    ReachedNodes nodes = new ReachedNodes(module.ref());
    Map<ModuleFunction, Set<Integer>> uses = new LinkedHashMap<>();
    for (Map.Entry<ModuleFunction, List<Integer>> entry : expected.entrySet()) {
      ModuleFunction function = entry.getKey();
      NavigableSet<Integer> required = new TreeSet<>();
      for (LLVMValueRef reached : nodes.from(function.ref())) {
        if (needs.contains(reached)) {
          required.addAll(needs.aspects(reached));
        }
      }
      required.retainAll(entry.getValue());
      required.addAll(function.metadata().usedAspects());
      uses.put(function, required);
    }
    return uses;
  }
}
