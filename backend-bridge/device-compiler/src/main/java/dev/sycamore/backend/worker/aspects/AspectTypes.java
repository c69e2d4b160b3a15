package dev.sycamore.backend.worker.aspects;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Metadata;
import dev.sycamore.backend.worker.stage.CompileException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The aspects of types: those of the list in the module, {@code double} and {@code half}, and of
 * structs, arrays and vectors that contain such a type. A pointer has none.
 */
final class AspectTypes {

  private static final int FP16 = 5;
  private static final int FP64 = 6;

  /** By address: LLVM has each type once. */
  private final Map<Long, Set<Integer>> known = new HashMap<>();

  private final Map<Long, NavigableSet<Integer>> listed = new HashMap<>();
  private final Set<Integer> ofHalf;
  private final Set<Integer> ofDouble;

  AspectTypes(LLVMContextRef context, LLVMModuleRef module, AspectNames names)
      throws CompileException {
    ofHalf = Set.of(names.implied("fp16", FP16));
    ofDouble = Set.of(names.implied("fp64", FP64));
    for (Spelling spelling : Spelling.values()) {
      String list = "!" + spelling.types();
      for (LLVMValueRef node : Metadata.named(module, spelling.types())) {
        List<LLVMValueRef> operands = Metadata.operands(node);
        if (operands.isEmpty() || !Metadata.isString(operands.get(0))) {
          throw Metadata.malformed(list, "an entry does not begin with the name of a type");
        }
        LLVMTypeRef type = structNamed(context, Metadata.string(operands.get(0)));
        NavigableSet<Integer> aspects =
            type == null
                ? new TreeSet<>()
                : listed.computeIfAbsent(type.address(), address -> new TreeSet<>());
        for (LLVMValueRef operand : operands.subList(1, operands.size())) {
          aspects.add(Metadata.number(operand, list));
        }
      }
    }
  }

  /** A type that nothing in the module mentions is not there, and is null. */
  private static LLVMTypeRef structNamed(LLVMContextRef context, String name) {
    try (BytePointer text = new BytePointer(name, StandardCharsets.UTF_8)) {
      return LLVMGetTypeByName2(context, text);
    }
  }

  /** The aspects that a value of the type needs. */
  Set<Integer> of(LLVMTypeRef type) {
    return switch (LLVMGetTypeKind(type)) {
      case LLVMHalfTypeKind -> ofHalf;
      case LLVMDoubleTypeKind -> ofDouble;
      case LLVMArrayTypeKind, LLVMVectorTypeKind, LLVMScalableVectorTypeKind ->
          of(LLVMGetElementType(type));
      case LLVMStructTypeKind -> ofStruct(type);
      default -> Set.of();
    };
  }

  private Set<Integer> ofStruct(LLVMTypeRef type) {
    Set<Integer> aspects = known.get(type.address());
    if (aspects == null) {
      NavigableSet<Integer> all =
          new TreeSet<>(listed.getOrDefault(type.address(), new TreeSet<>()));
      int fields = LLVMIsOpaqueStruct(type) != 0 ? 0 : LLVMCountStructElementTypes(type);
      for (int i = 0; i < fields; i++) {
        all.addAll(of(LLVMStructGetTypeAtIndex(type, i)));
      }
      aspects = Set.copyOf(all);
      known.put(type.address(), aspects);
    }
    return aspects;
  }
}
