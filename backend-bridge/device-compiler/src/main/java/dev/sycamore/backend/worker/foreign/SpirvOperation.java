package dev.sycamore.backend.worker.foreign;

import static org.bytedeco.llvm.global.LLVM.LLVMConstIntGetZExtValue;
import static org.bytedeco.llvm.global.LLVM.LLVMGetBasicBlockParent;
import static org.bytedeco.llvm.global.LLVM.LLVMGetInstructionParent;
import static org.bytedeco.llvm.global.LLVM.LLVMIsAConstantInt;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.DebugLocation;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A call of a function that stands for an operation of SPIR-V.
 *
 * @param name of the operation, without {@code __spirv_}
 * @param call the instruction
 */
record SpirvOperation(String name, LLVMValueRef call) {

  private static final Pattern SYMBOL = Pattern.compile("_Z(\\d{1,3})__spirv_(.*)");
  private static final int PREFIX = "__spirv_".length();

  /** The operation that a symbol stands for; empty if it is none. */
  static String name(String symbol) {
    Matcher matcher = SYMBOL.matcher(symbol);
    if (!matcher.matches()) {
      return "";
    }
    int length = Integer.parseInt(matcher.group(1)) - PREFIX;
    String rest = matcher.group(2);
    return length > 0 && length <= rest.length() ? rest.substring(0, length) : "";
  }

  /** All of a module, function by function. */
  static List<SpirvOperation> all(DeviceModule module) {
    List<SpirvOperation> operations = new ArrayList<>();
    if (Llvm.functions(module.ref()).stream().allMatch(f -> name(Llvm.name(f)).isEmpty())) {
      return operations;
    }
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        LLVMValueRef callee = Llvm.isCall(instruction) ? Llvm.callee(instruction) : null;
        if (callee != null && Llvm.isDeclaration(callee)) {
          String name = name(Llvm.name(callee));
          if (!name.isEmpty()) {
            operations.add(new SpirvOperation(name, instruction));
          }
        }
      }
    }
    return operations;
  }

  /** The value of an argument, which has to be a constant. */
  int constant(LLVMValueRef argument, String what) throws CompileException {
    if (LLVMIsAConstantInt(argument) == null) {
      throw refused("the " + what + " is not a constant");
    }
    return (int) LLVMConstIntGetZExtValue(argument);
  }

  /** A failure that names the operation, the function that has it, and the place. */
  CompileException refused(String why) {
    LLVMBasicBlockRef block = LLVMGetInstructionParent(call);
    LLVMValueRef function = LLVMGetBasicBlockParent(block);
    String place = DebugLocation.of(call).map(at -> " (" + at + ")").orElse("");
    return new CompileException(
        BuildStage.LOWER,
        "'__spirv_"
            + name
            + "'"
            + place
            + " in "
            + FunctionNames.of(function).shown()
            + ": "
            + why);
  }
}
