package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lowering.KernelSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * What a comparison says of the work-items for which it is true, or false: their place is at least
 * a limit, or below it.
 *
 * @param comparison the comparison
 * @param truth what it is for them
 * @param place the place
 * @param least whether the limit is the first place, not the one after the last
 * @param limit what the place is compared with
 * @param after whether the limit is one more than that
 * @param signed how the limit is widened
 */
record ItemBound(
    LLVMValueRef comparison,
    boolean truth,
    ItemPlace place,
    boolean least,
    LLVMValueRef limit,
    boolean after,
    boolean signed) {

  /** What holds for the place of a work-item for which a condition is true, or false. */
  static List<ItemBound> of(
      KernelSignature kernel, LLVMValueRef function, LLVMValueRef condition, boolean truth) {
    List<ItemBound> bounds = new ArrayList<>();
    add(kernel, function, condition, truth, bounds);
    return bounds;
  }

  private static void add(
      KernelSignature kernel,
      LLVMValueRef function,
      LLVMValueRef condition,
      boolean truth,
      List<ItemBound> bounds) {
    switch (LLVMGetInstructionOpcode(condition)) {
      case LLVMICmp -> compare(kernel, function, condition, truth, bounds);
      case LLVMAnd, LLVMOr, LLVMSelect -> {
        for (LLVMValueRef part : parts(condition, truth)) {
          add(kernel, function, part, truth, bounds);
        }
      }
      default -> {}
    }
  }

  /** The conditions that all are true, or false, where another one is. */
  private static List<LLVMValueRef> parts(LLVMValueRef condition, boolean truth) {
    int opcode = LLVMGetInstructionOpcode(condition);
    LLVMValueRef first = LLVMGetOperand(condition, 0);
    LLVMValueRef second = LLVMGetOperand(condition, 1);
    if (opcode == LLVMSelect) {
      // `a && b` is `select a, b, false`, `a || b` is `select a, true, b`.
      LLVMValueRef third = LLVMGetOperand(condition, 2);
      LLVMValueRef constant = LLVMIsAConstantInt(truth ? third : second);
      boolean joins = constant != null && (LLVMConstIntGetZExtValue(constant) == 0) == truth;
      return joins ? List.of(first, truth ? second : third) : List.of();
    }
    return opcode == (truth ? LLVMAnd : LLVMOr) ? List.of(first, second) : List.of();
  }

  private static void compare(
      KernelSignature kernel,
      LLVMValueRef function,
      LLVMValueRef comparison,
      boolean truth,
      List<ItemBound> bounds) {
    if (LLVMGetTypeKind(LLVMTypeOf(LLVMGetOperand(comparison, 0))) != LLVMIntegerTypeKind) {
      return;
    }
    for (int side = 0; side < 2; side++) {
      Optional<ItemPlace> place = ItemPlace.of(kernel, function, LLVMGetOperand(comparison, side));
      LLVMValueRef limit = LLVMGetOperand(comparison, 1 - side);
      if (place.isPresent() && LimitCopy.isPossible(kernel, function, limit)) {
        int predicate = LLVMGetICmpPredicate(comparison);
        int seen = side == 0 ? predicate : swapped(predicate);
        List<ItemBound> found =
            new Limits(comparison, truth, place.get(), limit).of(truth ? seen : inverse(seen));
        bounds.addAll(found);
        return;
      }
    }
  }

  /** A place and what it is compared with. */
  private record Limits(
      LLVMValueRef comparison, boolean truth, ItemPlace place, LLVMValueRef limit) {

    List<ItemBound> of(int predicate) {
      if (place.more() != 0 && predicate != LLVMIntEQ) {
        return ofShifted(predicate);
      }
      return switch (predicate) {
        case LLVMIntEQ -> List.of(bound(true, false, true), bound(false, true, true));
        case LLVMIntSLT -> List.of(bound(false, false, true));
        case LLVMIntSLE -> List.of(bound(false, true, true));
        case LLVMIntSGT -> List.of(bound(true, true, true));
        case LLVMIntSGE -> List.of(bound(true, false, true));
        case LLVMIntULT -> List.of(bound(false, false, false));
        case LLVMIntULE -> List.of(bound(false, true, false));
        case LLVMIntUGT -> List.of(bound(true, true, false));
        case LLVMIntUGE -> List.of(bound(true, false, false));
        default -> List.of();
      };
    }

    /** {@code i - a <u b} holds from {@code a} on, up to {@code a + b}. */
    private List<ItemBound> ofShifted(int predicate) {
      LLVMValueRef constant = LLVMIsAConstantInt(limit);
      boolean less = predicate == LLVMIntULT || predicate == LLVMIntULE;
      if (!less
          || place.more() > 0
          || constant == null
          || LLVMConstIntGetZExtValue(constant) > Integer.MAX_VALUE) {
        return List.of();
      }
      LLVMValueRef zero = LLVMConstNull(LLVMTypeOf(limit));
      return List.of(
          new ItemBound(comparison, truth, place, true, zero, false, true),
          bound(false, predicate == LLVMIntULE, false));
    }

    private ItemBound bound(boolean least, boolean after, boolean signed) {
      return new ItemBound(comparison, truth, place, least, limit, after, signed);
    }
  }

  /** Whether some bounds let one place through at most. */
  static boolean areOfOnePlace(List<ItemBound> bounds) {
    return bounds.stream()
        .filter(bound -> bound.least && !bound.after)
        .anyMatch(
            first ->
                bounds.stream()
                    .anyMatch(last -> !last.least && last.after && last.limit.equals(first.limit)));
  }

  private static int swapped(int predicate) {
    return switch (predicate) {
      case LLVMIntSLT -> LLVMIntSGT;
      case LLVMIntSLE -> LLVMIntSGE;
      case LLVMIntSGT -> LLVMIntSLT;
      case LLVMIntSGE -> LLVMIntSLE;
      case LLVMIntULT -> LLVMIntUGT;
      case LLVMIntULE -> LLVMIntUGE;
      case LLVMIntUGT -> LLVMIntULT;
      case LLVMIntUGE -> LLVMIntULE;
      default -> predicate;
    };
  }

  private static int inverse(int predicate) {
    return switch (predicate) {
      case LLVMIntEQ -> LLVMIntNE;
      case LLVMIntNE -> LLVMIntEQ;
      case LLVMIntSLT -> LLVMIntSGE;
      case LLVMIntSLE -> LLVMIntSGT;
      case LLVMIntSGT -> LLVMIntSLE;
      case LLVMIntSGE -> LLVMIntSLT;
      case LLVMIntULT -> LLVMIntUGE;
      case LLVMIntULE -> LLVMIntUGT;
      case LLVMIntUGT -> LLVMIntULE;
      default -> LLVMIntULT;
    };
  }
}
