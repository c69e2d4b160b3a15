package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Writes instructions over lanes: vectors of all lanes' values, and masks of lanes. */
final class LaneBuilder implements AutoCloseable {

  private final LLVMModuleRef module;
  private final LLVMValueRef function;
  private final LLVMContextRef context;
  private final LLVMBuilderRef builder;
  private final int width;

  /**
   * @param function the function that is written
   * @param width the number of lanes, a power of two
   */
  LaneBuilder(LLVMModuleRef module, LLVMValueRef function, int width) {
    this.module = module;
    this.function = function;
    this.context = LLVMGetModuleContext(module);
    this.builder = LLVMCreateBuilderInContext(context);
    this.width = width;
  }

  int width() {
    return width;
  }

  LLVMBuilderRef ref() {
    return builder;
  }

  LLVMContextRef context() {
    return context;
  }

  void moveTo(LLVMBasicBlockRef block) {
    LLVMPositionBuilderAtEnd(builder, block);
  }

  LLVMBasicBlockRef newBlock(String name) {
    return LLVMAppendBasicBlockInContext(context, function, name);
  }

  /** The type of all lanes' values of a type. */
  LLVMTypeRef vector(LLVMTypeRef type) {
    return LLVMVectorType(type, width);
  }

  LLVMTypeRef maskType() {
    return vector(LLVMInt1TypeInContext(context));
  }

  LLVMValueRef noLane() {
    return LLVMConstNull(maskType());
  }

  LLVMValueRef allLanes() {
    return LLVMConstAllOnes(maskType());
  }

  /** So many lanes, from the first on. */
  LLVMValueRef firstLanes(LLVMValueRef count) {
    LLVMTypeRef i32 = LLVMInt32TypeInContext(context);
    LLVMValueRef numbers = constant(i -> LLVMConstInt(i32, i, 0));
    return LLVMBuildICmp(builder, LLVMIntULT, numbers, splat(count), "");
  }

  /** A value in all lanes. */
  LLVMValueRef splat(LLVMValueRef value) {
    LLVMTypeRef type = vector(LLVMTypeOf(value));
    LLVMValueRef first = LLVMBuildInsertElement(builder, LLVMGetPoison(type), value, index(0), "");
    LLVMValueRef zeros = LLVMConstNull(vector(LLVMInt32TypeInContext(context)));
    return LLVMBuildShuffleVector(builder, first, LLVMGetPoison(type), zeros, "");
  }

  /** The first lane's integer or address, and in each further lane so much more. */
  LLVMValueRef strided(LLVMValueRef first, long stride) {
    LLVMTypeRef type = LLVMTypeOf(first);
    if (LLVMGetTypeKind(type) != LLVMPointerTypeKind) {
      LLVMValueRef offsets = constant(i -> LLVMConstInt(type, i * stride, 1));
      return LLVMBuildAdd(builder, splat(first), offsets, "");
    }
    LLVMTypeRef i64 = LLVMInt64TypeInContext(context);
    LLVMValueRef offsets = constant(i -> LLVMConstInt(i64, i * stride, 1));
    return LLVMBuildGEP2(
        builder,
        LLVMInt8TypeInContext(context),
        first,
        new PointerPointer<>(new LLVMValueRef[] {offsets}),
        1,
        "");
  }

  /** One lane's integer, where each lane has so much more than the lane before it. */
  LLVMValueRef ofLane(LLVMValueRef first, long stride, LLVMValueRef lane) {
    LLVMTypeRef type = LLVMTypeOf(first);
    LLVMValueRef wide = LLVMBuildIntCast2(builder, lane, type, 0, "");
    LLVMValueRef offset = LLVMBuildMul(builder, wide, LLVMConstInt(type, stride, 1), "");
    return LLVMBuildAdd(builder, first, offset, "");
  }

  /**
   * A vector of elements of two others.
   *
   * @param element for each lane the number of the element, those of the second vector after those
   *     of the first
   */
  LLVMValueRef shuffle(LLVMValueRef first, LLVMValueRef second, IntUnaryOperator element) {
    LLVMTypeRef i32 = LLVMInt32TypeInContext(context);
    LLVMValueRef mask = constant(i -> LLVMConstInt(i32, element.applyAsInt(i), 0));
    return LLVMBuildShuffleVector(builder, first, second, mask, "");
  }

  /** A lane's value of a vector. */
  LLVMValueRef lane(LLVMValueRef vector, int lane) {
    return LLVMBuildExtractElement(builder, vector, index(lane), "");
  }

  /** The vector of all lanes' values. */
  LLVMValueRef gathered(List<LLVMValueRef> lanes) {
    LLVMValueRef vector = LLVMGetPoison(vector(LLVMTypeOf(lanes.get(0))));
    for (int i = 0; i < width; i++) {
      vector = LLVMBuildInsertElement(builder, vector, lanes.get(i), index(i), "");
    }
    return vector;
  }

  private LLVMValueRef constant(IntFunction<LLVMValueRef> lane) {
    LLVMValueRef[] values = new LLVMValueRef[width];
    for (int i = 0; i < width; i++) {
      values[i] = lane.apply(i);
    }
    return LLVMConstVector(new PointerPointer<>(values), width);
  }

  private LLVMValueRef index(int value) {
    return LLVMConstInt(LLVMInt32TypeInContext(context), value, 0);
  }

  /** Whether any lane is in a mask. */
  LLVMValueRef any(LLVMValueRef mask) {
    LLVMValueRef number = number(mask);
    return LLVMBuildICmp(builder, LLVMIntNE, number, LLVMConstNull(LLVMTypeOf(number)), "");
  }

  /** The number of the first lane of a mask, if there is one. */
  LLVMValueRef first(LLVMValueRef mask) {
    LLVMValueRef number = number(mask);
    LLVMTypeRef type = LLVMTypeOf(number);
    LLVMValueRef noZero = LLVMConstAllOnes(LLVMInt1TypeInContext(context));
    return call(new LLVMTypeRef[] {type}, "llvm.cttz", List.of(number, noZero));
  }

  private LLVMValueRef number(LLVMValueRef mask) {
    return LLVMBuildBitCast(builder, mask, LLVMIntTypeInContext(context, width), "");
  }

  /** Whether all lanes are in a mask. */
  LLVMValueRef all(LLVMValueRef mask) {
    LLVMValueRef number = number(mask);
    return LLVMBuildICmp(builder, LLVMIntEQ, number, LLVMConstAllOnes(LLVMTypeOf(number)), "");
  }

  /**
   * The lanes of a mask for which a condition holds. What the condition is in other lanes does not
   * matter, even poison.
   */
  LLVMValueRef those(LLVMValueRef mask, LLVMValueRef condition) {
    return LLVMBuildSelect(builder, mask, condition, noLane(), "");
  }

  /** The alignment of a load or store, as masked accesses take it. */
  LLVMValueRef alignment(LLVMValueRef access) {
    return LLVMConstInt(LLVMInt32TypeInContext(context), LLVMGetAlignment(access), 0);
  }

  LLVMValueRef not(LLVMValueRef value) {
    return LLVMBuildNot(builder, value, "");
  }

  LLVMValueRef call(LLVMTypeRef[] overloads, String intrinsic, List<LLVMValueRef> arguments) {
    int id = LLVMLookupIntrinsicID(intrinsic, intrinsic.length());
    PointerPointer<LLVMTypeRef> types = new PointerPointer<>(overloads);
    LLVMValueRef callee = LLVMGetIntrinsicDeclaration(module, id, types, overloads.length);
    LLVMTypeRef type = LLVMIntrinsicGetType(context, id, types, overloads.length);
    return LLVMBuildCall2(
        builder,
        type,
        callee,
        new PointerPointer<>(arguments.toArray(LLVMValueRef[]::new)),
        arguments.size(),
        "");
  }

  @Override
  public void close() {
    LLVMDisposeBuilder(builder);
  }
}
