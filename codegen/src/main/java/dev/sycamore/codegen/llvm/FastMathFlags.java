package dev.sycamore.codegen.llvm;

import dev.sycamore.annotations.FastMath;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.FastMathOptions;

/** The flags of LLVM's that say how a result may differ. */
final class FastMathFlags {

  private FastMathFlags() {}

  /**
   * The flags of an operation on floating point, each after a space. {@code reassoc} comes with
   * {@code nsz}, without which LLVM reorders nearly nothing.
   */
  static String of(Binary e) {
    FastMathOptions options = e.fastMath();
    if (options.areExact()) {
      return "";
    }
    StringBuilder flags = new StringBuilder();
    if (options.allows(FastMath.Option.REASSOCIATE)) {
      flags.append(" reassoc nsz");
    }
    if (options.allows(FastMath.Option.RECIPROCAL) && e.operator() == BinaryOperator.DIVIDE) {
      flags.append(" arcp");
    }
    if (options.allows(FastMath.Option.CONTRACT)) {
      flags.append(" contract");
    }
    return flags.toString();
  }
}
