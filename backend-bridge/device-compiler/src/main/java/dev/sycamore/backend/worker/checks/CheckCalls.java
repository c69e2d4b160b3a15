package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The calls that stand for checks, and for the question whether all lanes agree, until the code is
 * final. A check takes the bit that is set for a violation, then the arguments of the function that
 * reports it; if the bit is set, it reports, and the entry point that it is in returns.
 */
public final class CheckCalls {

  /**
   * A call of this marks where an entry point goes on after a violation; without it, it returns.
   */
  public static final String LEFT = "sycamore.left";

  private static final String CHECK = "sycamore.check.";
  private static final String ALL = "sycamore.all";

  /** As the generator names it, and the linker where there are several. */
  private static final Pattern VIOLATION = Pattern.compile("sycamore_violation\\d*(\\.\\d+)*");

  /**
   * The report, its unused extent, the site, six operands, and six words on the work-item; there
   * are more operands where a message of an assertion has them.
   */
  private static final int LEAST_VIOLATION_PARAMETERS = 15;

  /** Where the function that reports has the number of the place. */
  private static final int SITE = 2;

  /** In LLVM's encoding: reads and writes memory that the code around it cannot see. */
  private static final long INACCESSIBLE = 12;

  private CheckCalls() {}

  /** Whether a function writes a violation into the report buffer. */
  public static boolean isViolation(LLVMValueRef function) {
    return VIOLATION.matcher(Llvm.name(function)).matches()
        && LLVMCountParams(function) >= LEAST_VIOLATION_PARAMETERS;
  }

  static boolean isCallOfViolation(LLVMValueRef instruction) {
    return Llvm.isCall(instruction)
        && Llvm.callee(instruction) != null
        && isViolation(Llvm.callee(instruction));
  }

  /** Whether an instruction is a check. */
  public static boolean isCheck(LLVMValueRef instruction) {
    return Llvm.isCall(instruction)
        && Llvm.callee(instruction) != null
        && Llvm.name(Llvm.callee(instruction)).startsWith(CHECK);
  }

  /** Whether an instruction tells of a bit whether all lanes that run have it. */
  public static boolean isAll(LLVMValueRef instruction) {
    return Llvm.isCall(instruction)
        && Llvm.callee(instruction) != null
        && Llvm.name(Llvm.callee(instruction)).equals(ALL);
  }

  /** Whether an instruction marks where to go on after a violation. */
  static boolean isLeft(LLVMValueRef instruction) {
    return Llvm.isCall(instruction)
        && Llvm.callee(instruction) != null
        && Llvm.name(Llvm.callee(instruction)).equals(LEFT);
  }

  /** Whether a function is one of those that only stand for something. */
  static boolean isOwn(LLVMValueRef function) {
    String name = Llvm.name(function);
    return name.startsWith(CHECK) || name.equals(ALL) || name.equals(LEFT);
  }

  /** Whether anything in a function is a check. */
  public static boolean isIn(LLVMValueRef function) {
    return Llvm.instructions(function).stream().anyMatch(CheckCalls::isCheck);
  }

  /** Writes a check: what a call of the violation function says, if a bit is set. */
  static void build(
      LLVMBuilderRef builder, LLVMValueRef bad, LLVMValueRef violation, List<LLVMValueRef> call) {
    LLVMModuleRef module = LLVMGetGlobalParent(violation);
    LLVMContextRef context = LLVMGetModuleContext(module);
    List<LLVMTypeRef> types = new ArrayList<>();
    types.add(LLVMInt1TypeInContext(context));
    Llvm.parameters(violation).forEach(parameter -> types.add(LLVMTypeOf(parameter)));
    LLVMTypeRef type = Llvm.functionType(LLVMVoidTypeInContext(context), types);
    // It may not return, so that nothing which could trap is moved before it.
    LLVMValueRef check = function(module, CHECK + Llvm.name(violation), type, INACCESSIBLE);
    List<LLVMValueRef> arguments = new ArrayList<>();
    arguments.add(bad);
    arguments.addAll(call);
    call(builder, type, check, arguments);
  }

  /** Writes the question whether all lanes that run have a bit. */
  static LLVMValueRef buildAll(LLVMBuilderRef builder, LLVMModuleRef module, LLVMValueRef bit) {
    LLVMTypeRef type = Llvm.functionType(LLVMTypeOf(bit), List.of(LLVMTypeOf(bit)));
    LLVMValueRef all = function(module, ALL, type, 0);
    Llvm.addAttribute(LLVMGetModuleContext(module), all, "willreturn");
    return call(builder, type, all, List.of(bit));
  }

  private static LLVMValueRef function(
      LLVMModuleRef module, String name, LLVMTypeRef type, long memory) {
    LLVMValueRef known = LLVMGetNamedFunction(module, name);
    if (known != null) {
      return known;
    }
    LLVMContextRef context = LLVMGetModuleContext(module);
    LLVMValueRef function = LLVMAddFunction(module, name, type);
    Llvm.addAttribute(context, function, "nounwind");
    Llvm.addAttribute(context, function, "memory", memory);
    return function;
  }

  /** Writes a check once more, with another bit and other arguments. */
  public static void again(
      LLVMBuilderRef builder, LLVMValueRef check, LLVMValueRef bad, List<LLVMValueRef> arguments) {
    List<LLVMValueRef> all = new ArrayList<>();
    all.add(bad);
    all.addAll(arguments);
    LLVMValueRef callee = Llvm.callee(check);
    call(builder, LLVMGlobalGetValueType(callee), callee, all);
  }

  /** Writes the question whether all lanes that run have a bit once more, of another bit. */
  public static LLVMValueRef again(LLVMBuilderRef builder, LLVMValueRef all, LLVMValueRef bit) {
    LLVMValueRef callee = Llvm.callee(all);
    return call(builder, LLVMGlobalGetValueType(callee), callee, List.of(bit));
  }

  /** Writes, where a builder is, what a check does once its bit is set. */
  static void fail(LLVMBuilderRef builder, LLVMValueRef check, List<LLVMValueRef> arguments) {
    LLVMValueRef callee = Llvm.callee(check);
    LLVMModuleRef module = LLVMGetGlobalParent(callee);
    String name = Llvm.name(callee).substring(CHECK.length());
    LLVMValueRef violation = LLVMGetNamedFunction(module, name);
    call(builder, LLVMGlobalGetValueType(violation), violation, arguments);
  }

  private static LLVMValueRef call(
      LLVMBuilderRef builder, LLVMTypeRef type, LLVMValueRef callee, List<LLVMValueRef> arguments) {
    LLVMValueRef call =
        LLVMBuildCall2(
            builder,
            type,
            callee,
            new PointerPointer<>(arguments.toArray(LLVMValueRef[]::new)),
            arguments.size(),
            "");
    LLVMSetInstructionCallConv(call, LLVMGetFunctionCallConv(callee));
    return call;
  }

  /** The number of a check's place in the source, if it is a constant. */
  static Optional<Long> site(LLVMValueRef check) {
    return constant(LLVMGetOperand(check, 1 + SITE));
  }

  /** The same of the report of a violation. */
  static Optional<Long> siteOfViolation(LLVMValueRef call) {
    return constant(LLVMGetOperand(call, SITE));
  }

  private static Optional<Long> constant(LLVMValueRef site) {
    return LLVMIsAConstantInt(site) == null
        ? Optional.empty()
        : Optional.of(LLVMConstIntGetZExtValue(site));
  }

  /** What a check hands on if its bit is set. */
  public static List<LLVMValueRef> arguments(LLVMValueRef check) {
    List<LLVMValueRef> arguments = new ArrayList<>();
    for (int i = 1; i < LLVMGetNumArgOperands(check); i++) {
      arguments.add(LLVMGetOperand(check, i));
    }
    return arguments;
  }
}
