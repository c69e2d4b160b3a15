package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.LLVMLookupIntrinsicID;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bytedeco.javacpp.BytePointer;

/**
 * What a module may use without a definition because the code generator of a target has it.
 *
 * @param intrinsics whose intrinsics the code generator has, besides those of all targets: the
 *     first word after {@code llvm.}
 * @param functions whether a function is one that the target's lowering replaces
 */
public record TargetBuiltins(String intrinsics, Predicate<String> functions) {

  private static final Pattern INTRINSIC = Pattern.compile("llvm\\.(\\w+).*");

  /** The first words of intrinsics that one code generator of LLVM's has, and no other. */
  private static final Set<String> OF_ONE_TARGET =
      Set.of(
          "aarch64",
          "amdgcn",
          "arm",
          "bpf",
          "dx",
          "hexagon",
          "loongarch",
          "mips",
          "nvvm",
          "ppc",
          "r600",
          "riscv",
          "s390",
          "spv",
          "ve",
          "wasm",
          "x86",
          "xcore");

  boolean contains(String symbol) {
    return functions.test(symbol)
        || symbol.equals(CalledFunctions.BARRIER)
        || WorkItemValue.of(symbol) != null
        || isKnownIntrinsic(symbol);
  }

  static boolean isIntrinsic(String symbol) {
    return symbol.startsWith("llvm.");
  }

  private boolean isKnownIntrinsic(String symbol) {
    Matcher matcher = INTRINSIC.matcher(symbol);
    if (!matcher.matches()) {
      return false;
    }
    String first = matcher.group(1);
    return (!OF_ONE_TARGET.contains(first) || first.equals(intrinsics)) && isOfLlvm(symbol);
  }

  private static boolean isOfLlvm(String symbol) {
    byte[] name = symbol.getBytes(StandardCharsets.UTF_8);
    try (BytePointer text = new BytePointer(name)) {
      return LLVMLookupIntrinsicID(text, name.length) != 0;
    }
  }
}
