package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMUseRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Where a function or variable of a module is used. */
public final class UseSites {

  private UseSites() {}

  /** The instructions that use a value, directly or inside of a constant expression. */
  public static List<LLVMValueRef> instructions(LLVMValueRef value) {
    List<LLVMValueRef> found = new ArrayList<>();
    collect(value, found, new HashSet<>());
    return found;
  }

  private static void collect(LLVMValueRef value, List<LLVMValueRef> found, Set<Long> seen) {
    for (LLVMUseRef use = LLVMGetFirstUse(value); use != null; use = LLVMGetNextUse(use)) {
      LLVMValueRef user = LLVMGetUser(use);
      if (LLVMIsAInstruction(user) != null) {
        found.add(user);
      } else if (LLVMIsAConstantExpr(user) != null && seen.add(user.address())) {
        collect(user, found, seen);
      }
    }
  }

  /** A place of the source where a value is used, if there is debug information. */
  public static Optional<DebugLocation> place(LLVMValueRef value) {
    // LLVM lists the uses from the last to the first.
    return instructions(value).stream()
        .flatMap(instruction -> DebugLocation.of(instruction).stream())
        .reduce((first, second) -> second);
  }
}
