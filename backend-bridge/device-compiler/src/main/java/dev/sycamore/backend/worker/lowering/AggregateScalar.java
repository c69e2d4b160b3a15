package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.ArrayList;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;

/**
 * A scalar, pointer or vector inside an aggregate.
 *
 * @param path the indices that lead to it from the whole, outermost first
 * @param offset its distance from the start of the whole in memory, in bytes
 */
public record AggregateScalar(List<Integer> path, LLVMTypeRef type, long offset) {

  public AggregateScalar {
    path = List.copyOf(path);
  }

  /** Whether a type is a structure or an array. */
  public static boolean isAggregate(LLVMTypeRef type) {
    int kind = LLVMGetTypeKind(type);
    return kind == LLVMStructTypeKind || kind == LLVMArrayTypeKind;
  }

  /** The scalars of a type in the order of its components; of a scalar the scalar itself. */
  public static List<AggregateScalar> of(LLVMTypeRef type, LLVMTargetDataRef layout) {
    List<AggregateScalar> found = new ArrayList<>();
    collect(new AggregateScalar(List.of(), type, 0), layout, found);
    return found;
  }

  private static void collect(
      AggregateScalar part, LLVMTargetDataRef layout, List<AggregateScalar> found) {
    if (!isAggregate(part.type)) {
      found.add(part);
      return;
    }
    int components = components(part.type);
    for (int i = 0; i < components; i++) {
      collect(part.component(i, layout), layout, found);
    }
  }

  private AggregateScalar component(int index, LLVMTargetDataRef layout) {
    List<Integer> indices = new ArrayList<>(path);
    indices.add(index);
    LLVMTypeRef component = componentType(type, index);
    long at =
        LLVMGetTypeKind(type) == LLVMStructTypeKind
            ? LLVMOffsetOfElement(layout, type, index)
            : index * LLVMABISizeOfType(layout, component);
    return new AggregateScalar(indices, component, offset + at);
  }

  /** How many scalars a type has. */
  public static long count(LLVMTypeRef type) {
    if (!isAggregate(type)) {
      return 1;
    } else if (LLVMGetTypeKind(type) == LLVMArrayTypeKind) {
      return LLVMGetArrayLength2(type) * count(LLVMGetElementType(type));
    }
    return countBefore(type, LLVMCountStructElementTypes(type));
  }

  /** How many scalars the components before one have together. */
  public static long countBefore(LLVMTypeRef type, int index) {
    long count = 0;
    for (int i = 0; i < index; i++) {
      count += count(componentType(type, i));
    }
    return count;
  }

  public static LLVMTypeRef componentType(LLVMTypeRef type, int index) {
    return LLVMGetTypeKind(type) == LLVMStructTypeKind
        ? LLVMStructGetTypeAtIndex(type, index)
        : LLVMGetElementType(type);
  }

  static int components(LLVMTypeRef type) {
    return LLVMGetTypeKind(type) == LLVMStructTypeKind
        ? LLVMCountStructElementTypes(type)
        : (int) LLVMGetArrayLength2(type);
  }
}
