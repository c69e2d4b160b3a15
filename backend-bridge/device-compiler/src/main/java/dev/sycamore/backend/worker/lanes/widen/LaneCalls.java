package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.bytedeco.javacpp.SizeTPointer;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The intrinsics of LLVM that compute in each lane of vectors what they compute of scalars. */
final class LaneCalls {

  private static final Set<String> ELEMENTWISE =
      Set.of(
          "llvm.sqrt",
          "llvm.fabs",
          "llvm.floor",
          "llvm.ceil",
          "llvm.trunc",
          "llvm.rint",
          "llvm.nearbyint",
          "llvm.roundeven",
          "llvm.copysign",
          "llvm.fma",
          "llvm.fmuladd",
          "llvm.smin",
          "llvm.smax",
          "llvm.umin",
          "llvm.umax",
          "llvm.ctpop",
          "llvm.bswap",
          "llvm.bitreverse",
          "llvm.fshl",
          "llvm.fshr",
          "llvm.abs",
          "llvm.arithmetic.fence",
          "llvm.ctlz",
          "llvm.cttz");

  private LaneCalls() {}

  /** Whether a call is one of an intrinsic for which vectors are as good. */
  static boolean isElementwise(LLVMValueRef call) {
    return ELEMENTWISE.contains(intrinsic(call));
  }

  /** The name of the intrinsic that is called, without its types; empty if it is none. */
  static String intrinsic(LLVMValueRef call) {
    LLVMValueRef callee = Llvm.callee(call);
    int id = callee == null ? 0 : LLVMGetIntrinsicID(callee);
    if (id == 0) {
      return "";
    }
    try (SizeTPointer length = new SizeTPointer(1)) {
      var text = LLVMIntrinsicGetName(id, length);
      byte[] name = new byte[(int) length.get()];
      text.get(name);
      return new String(name, StandardCharsets.UTF_8);
    }
  }
}
