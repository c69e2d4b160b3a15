package dev.sycamore.backend.worker.aspects;

import dev.sycamore.backend.worker.llvm.CallInstructions;
import dev.sycamore.backend.worker.llvm.DebugLocation;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Reads the functions of a module: what each uses itself, and whom it calls. */
final class FunctionReader {

  private final UseScanner scanner;

  /** In the order of the module, by address. */
  private final Map<Long, ModuleFunction> functions = new LinkedHashMap<>();

  private final Map<ModuleFunction, List<FunctionCall>> calls = new LinkedHashMap<>();

  private final VirtualCalls virtual = new VirtualCalls();

  FunctionReader(LLVMContextRef context, LLVMModuleRef module, UseScanner scanner)
      throws CompileException {
    this.scanner = scanner;
    List<LLVMValueRef> refs = Llvm.functions(module);
    for (LLVMValueRef ref : refs) {
      FunctionMetadata metadata = new FunctionMetadata(context, ref);
      functions.put(ref.address(), new ModuleFunction(ref, metadata, new OwnUses()));
    }
    for (ModuleFunction function : functions.values()) {
      calls.put(function, read(function));
    }
    virtual.addTo(calls);
  }

  /**
   * All functions and, in the order of their calls, whom they call, also virtually; each callee
   * once.
   */
  Map<ModuleFunction, List<FunctionCall>> calls() {
    return calls;
  }

  private List<FunctionCall> read(ModuleFunction function) throws CompileException {
    OwnUses uses = function.uses();
    Map<ModuleFunction, FunctionCall> found = new LinkedHashMap<>();
    for (LLVMValueRef instruction : Llvm.instructions(function.ref())) {
      Set<Integer> aspects = scanner.ofInstruction(instruction);
      boolean isCall = CallInstructions.isCall(instruction);
      if (!isCall && !uses.wants(aspects)) {
        continue;
      }
      Optional<DebugLocation> place = DebugLocation.of(instruction);
      uses.add(aspects, place);
      if (isCall) {
        LLVMValueRef callee = CallInstructions.callee(instruction);
        if (callee == null) {
          virtual.found(function, instruction, place);
        } else {
          ModuleFunction called = functions.get(callee.address());
          found.putIfAbsent(called, new FunctionCall(called, place));
        }
      }
    }
    Optional<DebugLocation> place = function.isDefined() ? function.place() : Optional.empty();
    uses.add(scanner.ofSignature(function.ref()), place);
    uses.add(function.metadata().usedAspects(), place);
    if (!function.isDefined()) {
      // Without a body, what it declares is all that is known of what it uses.
      uses.add(function.declared(), place);
    }
    return new ArrayList<>(found.values());
  }
}
