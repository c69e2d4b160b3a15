package dev.sycamore.backend.worker.link;

import static org.bytedeco.llvm.global.LLVM.LLVMArrayTypeKind;
import static org.bytedeco.llvm.global.LLVM.LLVMCountParamTypes;
import static org.bytedeco.llvm.global.LLVM.LLVMCountStructElementTypes;
import static org.bytedeco.llvm.global.LLVM.LLVMGetArrayLength2;
import static org.bytedeco.llvm.global.LLVM.LLVMGetElementType;
import static org.bytedeco.llvm.global.LLVM.LLVMGetParamTypes;
import static org.bytedeco.llvm.global.LLVM.LLVMGetReturnType;
import static org.bytedeco.llvm.global.LLVM.LLVMGetTypeKind;
import static org.bytedeco.llvm.global.LLVM.LLVMGlobalGetValueType;
import static org.bytedeco.llvm.global.LLVM.LLVMStructGetTypeAtIndex;
import static org.bytedeco.llvm.global.LLVM.LLVMStructTypeKind;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The type of a function as text, with the members of structures instead of their names, which
 * differ between modules of one context.
 */
final class FunctionSignature {

  private FunctionSignature() {}

  static String of(LLVMValueRef function) {
    LLVMTypeRef type = LLVMGlobalGetValueType(function);
    int count = LLVMCountParamTypes(type);
    List<String> parameters = new ArrayList<>();
    try (PointerPointer<LLVMTypeRef> types = new PointerPointer<>(Math.max(1, count))) {
      LLVMGetParamTypes(type, types);
      for (int i = 0; i < count; i++) {
        parameters.add(text(types.get(LLVMTypeRef.class, i)));
      }
    }
    return text(LLVMGetReturnType(type)) + " (" + String.join(", ", parameters) + ")";
  }

  private static String text(LLVMTypeRef type) {
    return switch (LLVMGetTypeKind(type)) {
      case LLVMStructTypeKind ->
          IntStream.range(0, LLVMCountStructElementTypes(type))
              .mapToObj(i -> text(LLVMStructGetTypeAtIndex(type, i)))
              .collect(Collectors.joining(", ", "{", "}"));
      case LLVMArrayTypeKind ->
          "[" + LLVMGetArrayLength2(type) + " x " + text(LLVMGetElementType(type)) + "]";
      default -> Llvm.print(type);
    };
  }
}
