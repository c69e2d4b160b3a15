package dev.sycamore.backend.worker.image;

import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** LLVM's messages have the symbols of functions; users have their names. */
final class ReadableNames {

  /** A word, maybe in quotes, that may be a symbol. */
  private static final Pattern WORD = Pattern.compile("(['\"`]?)@?([\\w$]+(?:\\.[\\w$]+)*)\\1");

  private final Map<String, String> shown = new HashMap<>();

  /**
   * @param module before it is lowered: its kernels get other symbols
   */
  ReadableNames(DeviceModule module) {
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      FunctionName name = FunctionNames.of(function);
      if (!name.name().equals(name.symbol())) {
        shown.put(name.symbol(), name.shown());
        shown.put(KernelSignature.bodyName(name.symbol()), name.shown());
      }
    }
  }

  /** The message with names in the place of symbols. */
  String in(String message) {
    return WORD.matcher(message)
        .replaceAll(
            word -> Matcher.quoteReplacement(shown.getOrDefault(word.group(2), word.group())));
  }
}
