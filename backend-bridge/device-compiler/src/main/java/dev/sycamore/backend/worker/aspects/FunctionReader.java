package dev.sycamore.backend.worker.aspects;

import dev.sycamore.backend.worker.CompileException;
import dev.sycamore.backend.worker.Llvm;
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
  private final Map<Long, DeviceFunction> functions = new LinkedHashMap<>();

  private final Map<DeviceFunction, List<Call>> calls = new LinkedHashMap<>();

  FunctionReader(LLVMContextRef context, LLVMModuleRef module, UseScanner scanner)
      throws CompileException {
    this.scanner = scanner;
    List<LLVMValueRef> refs = Llvm.functions(module);
    for (LLVMValueRef ref : refs) {
      FunctionMetadata metadata = new FunctionMetadata(context, ref);
      functions.put(ref.address(), new DeviceFunction(ref, metadata, new OwnUses()));
    }
    for (DeviceFunction function : functions.values()) {
      calls.put(function, read(function));
    }
  }

  /** All functions and, in the order of their calls, whom they call; each callee once. */
  Map<DeviceFunction, List<Call>> calls() {
    return calls;
  }

  private List<Call> read(DeviceFunction function) throws CompileException {
    OwnUses uses = function.uses();
    Map<DeviceFunction, Call> found = new LinkedHashMap<>();
    for (LLVMValueRef instruction : Llvm.instructions(function.ref())) {
      Set<Integer> aspects = scanner.ofInstruction(instruction);
      boolean isCall = Calls.isCall(instruction);
      if (!isCall && !uses.wants(aspects)) {
        continue;
      }
      Optional<Place> place = Place.of(instruction);
      uses.add(aspects, place);
      if (isCall) {
        LLVMValueRef callee = Calls.callee(instruction);
        if (callee != null) {
          DeviceFunction called = functions.get(callee.address());
          found.putIfAbsent(called, new Call(called, place));
        }
      }
    }
    Optional<Place> place = function.isDefined() ? function.place() : Optional.empty();
    uses.add(scanner.ofSignature(function.ref()), place);
    uses.add(function.metadata().usedAspects(), place);
    if (!function.isDefined()) {
      // Without a body, what it declares is all that is known of what it uses.
      uses.add(function.declared(), place);
    }
    return new ArrayList<>(found.values());
  }
}
