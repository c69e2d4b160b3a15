package dev.sycamore.backend.worker.specialization;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.stage.CompileException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The functions that stand for SPIR-V's specialization constants in IR. */
final class SpirvConstants {

  private static final String SCALAR = "_Z20__spirv_SpecConstant";
  private static final String COMPOSITE = "_Z29__spirv_SpecConstantComposite";

  private final LLVMModuleRef module;
  private final LLVMContextRef context;
  private final boolean spir;

  SpirvConstants(LLVMModuleRef module) {
    this.module = module;
    this.context = LLVMGetModuleContext(module);
    this.spir = LLVMGetTarget(module).getString(StandardCharsets.UTF_8).startsWith("spir");
  }

  /** A scalar constant. A truth value is a byte, as in memory. */
  LLVMValueRef scalar(
      LLVMBuilderRef builder, String constant, int id, LLVMTypeRef type, LLVMValueRef value)
      throws CompileException {
    LLVMTypeRef int32 = LLVMInt32TypeInContext(context);
    LLVMTypeRef argument = LLVMTypeOf(value);
    List<LLVMValueRef> arguments = List.of(LLVMConstInt(int32, id, 0), value);
    String name = SCALAR + "i" + mangled(argument, constant);
    LLVMValueRef call =
        call(builder, constant, name, argument, List.of(int32, argument), arguments);
    return DefaultValue.isBit(type) && !DefaultValue.isBit(argument)
        ? LLVMBuildTrunc(builder, call, type, "tobool")
        : call;
  }

  /** A composite of its members. */
  LLVMValueRef composite(
      LLVMBuilderRef builder, String constant, LLVMTypeRef type, List<LLVMValueRef> members)
      throws CompileException {
    StringBuilder name = new StringBuilder(COMPOSITE);
    List<LLVMTypeRef> types = members.stream().map(member -> LLVMTypeOf(member)).toList();
    for (LLVMTypeRef member : types) {
      name.append(mangled(member, constant));
    }
    // There may be several results of the same members.
    name.append("_R").append(mangled(type, constant));
    return call(builder, constant, name.toString(), type, types, members);
  }

  private LLVMValueRef call(
      LLVMBuilderRef builder,
      String constant,
      String name,
      LLVMTypeRef result,
      List<LLVMTypeRef> parameters,
      List<LLVMValueRef> arguments)
      throws CompileException {
    try (PointerPointer<LLVMTypeRef> types =
            new PointerPointer<>(parameters.toArray(LLVMTypeRef[]::new));
        PointerPointer<LLVMValueRef> values =
            new PointerPointer<>(arguments.toArray(LLVMValueRef[]::new))) {
      LLVMTypeRef type = LLVMFunctionType(result, types, parameters.size(), 0);
      LLVMValueRef function = LLVMGetNamedFunction(module, name);
      if (function == null) {
        function = LLVMAddFunction(module, name, type);
        LLVMSetFunctionCallConv(function, convention());
      } else if (LLVMGlobalGetValueType(function).address() != type.address()) {
        throw MarkerReader.problem(constant, "there is another function " + name);
      }
      LLVMValueRef call = LLVMBuildCall2(builder, type, function, values, arguments.size(), "");
      LLVMSetInstructionCallConv(call, LLVMGetFunctionCallConv(function));
      return call;
    }
  }

  private int convention() {
    return spir ? LLVMSPIRFUNCCallConv : LLVMCCallConv;
  }

  private static String mangled(LLVMTypeRef type, String constant) throws CompileException {
    return switch (LLVMGetTypeKind(type)) {
      case LLVMHalfTypeKind -> "Dh";
      case LLVMFloatTypeKind -> "f";
      case LLVMDoubleTypeKind -> "d";
      case LLVMIntegerTypeKind -> ofInteger(type, constant);
      case LLVMArrayTypeKind ->
          "A" + LLVMGetArrayLength2(type) + "_" + mangled(LLVMGetElementType(type), constant);
      case LLVMVectorTypeKind ->
          "Dv" + LLVMGetVectorSize(type) + "_" + mangled(LLVMGetElementType(type), constant);
      case LLVMStructTypeKind -> ofStruct(type, constant);
      default -> throw MarkerReader.problem(constant, "the type is not supported");
    };
  }

  private static String ofInteger(LLVMTypeRef type, String constant) throws CompileException {
    return switch (LLVMGetIntTypeWidth(type)) {
      case 1 -> "b";
      case 8 -> "a";
      case 16 -> "s";
      case 32 -> "i";
      case 64 -> "x";
      default -> throw MarkerReader.problem(constant, "the type is not supported");
    };
  }

  /** The name, which is enough; without one, what is in it. */
  private static String ofStruct(LLVMTypeRef type, String constant) throws CompileException {
    if (LLVMIsLiteralStruct(type) == 0) {
      return LLVMGetStructName(type).getString(StandardCharsets.UTF_8);
    }
    StringBuilder name = new StringBuilder(LLVMIsPackedStruct(type) == 0 ? "S" : "P");
    int members = LLVMCountStructElementTypes(type);
    name.append(members).append('_');
    for (int i = 0; i < members; i++) {
      name.append(mangled(LLVMStructGetTypeAtIndex(type, i), constant));
    }
    return name.toString();
  }
}
