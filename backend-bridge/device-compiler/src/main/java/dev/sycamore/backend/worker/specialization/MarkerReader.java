package dev.sycamore.backend.worker.specialization;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.CallInstructions;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.OneLine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.SizeTPointer;
import org.bytedeco.llvm.LLVM.LLVMAttributeRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMUseRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Finds the markers of a module, by the mangled names of what they call. */
final class MarkerReader {

  private static final List<String> NAMES =
      List.of(
          "_Z37__sycl_getScalar2020SpecConstantValue",
          "_Z40__sycl_getComposite2020SpecConstantValue");

  private static final String RESULT = "sret";

  private final LLVMModuleRef module;
  private final LLVMTargetDataRef layout;
  private final List<LLVMValueRef> functions = new ArrayList<>();

  MarkerReader(LLVMModuleRef module) {
    this.module = module;
    this.layout = LLVMGetModuleDataLayout(module);
    for (LLVMValueRef function : Llvm.functions(module)) {
      if (Llvm.isDeclaration(function)
          && NAMES.stream().anyMatch(Llvm.name(function)::startsWith)) {
        functions.add(function);
      }
    }
  }

  /** The functions that markers call. */
  List<LLVMValueRef> functions() {
    return functions;
  }

  /** The markers, in the order of the module. */
  List<Marker> read() throws CompileException {
    if (functions.isEmpty()) {
      return List.of();
    }
    Set<Long> calls = new HashSet<>();
    for (LLVMValueRef function : functions) {
      for (LLVMUseRef use = LLVMGetFirstUse(function); use != null; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        if (LLVMIsACallInst(user) == null || !isCalled(user, function)) {
          throw problem(function, "it is not only called");
        }
        calls.add(user.address());
      }
    }
    List<Marker> markers = new ArrayList<>();
    for (LLVMValueRef function : Llvm.functions(module)) {
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        if (calls.contains(instruction.address())) {
          markers.add(read(instruction));
        }
      }
    }
    return markers;
  }

  private static boolean isCalled(LLVMValueRef call, LLVMValueRef function) {
    LLVMValueRef callee = CallInstructions.callee(call);
    if (callee == null || callee.address() != function.address()) {
      return false;
    }
    int arguments = LLVMGetNumArgOperands(call);
    for (int i = 0; i < arguments; i++) {
      if (LLVMGetArgOperand(call, i).address() == function.address()) {
        return false;
      }
    }
    return true;
  }

  private Marker read(LLVMValueRef call) throws CompileException {
    LLVMValueRef function = CallInstructions.callee(call);
    LLVMTypeRef resultType = resultType(call, function);
    int first = resultType == null ? 0 : 1;
    if (LLVMGetNumArgOperands(call) != first + 3) {
      throw problem(function, "it does not take a symbolic id, a default value and a buffer");
    }
    String id = id(LLVMGetArgOperand(call, first), function);
    LLVMTypeRef type = resultType == null ? LLVMTypeOf(call) : resultType;
    LLVMValueRef value = defaultValue(LLVMGetArgOperand(call, first + 1), id);
    return new Marker(
        call,
        id,
        type,
        new DefaultValue(layout, value, id),
        resultType == null ? null : LLVMGetArgOperand(call, 0),
        LLVMGetArgOperand(call, first + 2));
  }

  /** The type of what is stored behind the first argument; null if the value is returned. */
  private static LLVMTypeRef resultType(LLVMValueRef call, LLVMValueRef function) {
    int kind = LLVMGetEnumAttributeKindForName(RESULT, RESULT.length());
    LLVMAttributeRef attribute =
        LLVMCountParams(function) == 0 ? null : LLVMGetEnumAttributeAtIndex(function, 1, kind);
    if (attribute == null) {
      attribute = LLVMGetCallSiteEnumAttribute(call, 1, kind);
    }
    return attribute == null ? null : LLVMGetTypeAttributeValue(attribute);
  }

  private static String id(LLVMValueRef argument, LLVMValueRef function) throws CompileException {
    LLVMValueRef text = variable(loaded(Pointers.stripped(argument)));
    LLVMValueRef value = text == null ? null : LLVMGetInitializer(text);
    if (value == null
        || LLVMIsAConstantDataArray(value) == null
        || LLVMIsConstantString(value) == 0) {
      throw problem(function, "the symbolic id is not a constant text");
    }
    try (SizeTPointer length = new SizeTPointer(1)) {
      BytePointer start = LLVMGetAsString(value, length);
      byte[] bytes = new byte[(int) length.get()];
      start.get(bytes);
      int end = bytes.length;
      if (end > 0 && bytes[end - 1] == 0) {
        end--;
      }
      return new String(bytes, 0, end, StandardCharsets.UTF_8);
    }
  }

  /** Without optimisation, what is stored to a variable of the function, once, and loaded. */
  private static LLVMValueRef loaded(LLVMValueRef value) {
    if (LLVMIsALoadInst(value) == null) {
      return value;
    }
    LLVMValueRef place = Pointers.stripped(LLVMGetOperand(value, 0));
    if (LLVMIsAAllocaInst(place) == null) {
      return value;
    }
    List<LLVMValueRef> stored = Pointers.stored(place);
    return stored.size() == 1 ? Pointers.stripped(stored.get(0)) : value;
  }

  private static LLVMValueRef variable(LLVMValueRef value) {
    return LLVMIsAGlobalVariable(value);
  }

  /** The only member of the variable that stands for the constant. */
  private static LLVMValueRef defaultValue(LLVMValueRef argument, String id)
      throws CompileException {
    LLVMValueRef variable = variable(Pointers.stripped(argument));
    LLVMValueRef value = variable == null ? null : LLVMGetInitializer(variable);
    LLVMValueRef member =
        value == null || LLVMGetTypeKind(LLVMTypeOf(value)) != LLVMStructTypeKind
            ? null
            : LLVMGetAggregateElement(value, 0);
    if (member == null) {
      throw problem(id, "the default value is not the member of a constant struct");
    }
    return member;
  }

  private static CompileException problem(LLVMValueRef function, String problem) {
    return new CompileException(
        BuildStage.SPECIALIZE, OneLine.of("function '" + Llvm.name(function) + "': " + problem));
  }

  static CompileException problem(String id, String problem) {
    return new CompileException(
        BuildStage.SPECIALIZE, OneLine.of("specialization constant '" + id + "': " + problem));
  }
}
