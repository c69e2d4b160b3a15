package dev.sycamore.backend.worker.link;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.HashMap;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Whether the functions that modules call in others have the types that their callers were compiled
 * with. LLVM links such calls, and their behaviour is undefined.
 */
final class ImportCheck {

  /** A function as one input has it. */
  private record Seen(String signature, String shown, LinkInput input) {

    static Seen of(LLVMValueRef function, LinkInput input) {
      return new Seen(FunctionSignature.of(function), FunctionNames.of(function).shown(), input);
    }
  }

  private final Map<String, Seen> definitions = new HashMap<>();

  /** By symbol and type: of callers that expect the same, one is enough. */
  private final Map<String, Map<String, Seen>> imports = new HashMap<>();

  /** Takes a function that an input defines for others. */
  void define(LLVMValueRef function, LinkInput input) throws CompileException {
    String symbol = Llvm.name(function);
    Seen definition = Seen.of(function, input);
    definitions.putIfAbsent(symbol, definition);
    for (Seen expected : imports.getOrDefault(symbol, Map.of()).values()) {
      compare(definition, expected);
    }
  }

  /** Takes a function that an input declares. */
  void declare(LLVMValueRef function, LinkInput input) throws CompileException {
    if (Llvm.stringAttribute(function, FunctionAttributes.IMPORT) == null) {
      return;
    }
    String symbol = Llvm.name(function);
    Seen expected = Seen.of(function, input);
    imports
        .computeIfAbsent(symbol, unused -> new HashMap<>())
        .putIfAbsent(expected.signature(), expected);
    Seen definition = definitions.get(symbol);
    if (definition != null) {
      compare(definition, expected);
    }
  }

  private static void compare(Seen definition, Seen expected) throws CompileException {
    if (!definition.signature().equals(expected.signature())) {
      throw new CompileException(
          BuildStage.LINK_MODULES,
          definition.input().name()
              + ": error: the function "
              + definition.shown()
              + " is "
              + definition.signature()
              + " here, and "
              + expected.input().name()
              + " was compiled with "
              + expected.shown()
              + " as "
              + expected.signature()
              + "; compile the callers again");
    }
  }
}
