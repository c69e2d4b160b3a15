package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.javacpp.SizeTPointer;
import org.bytedeco.llvm.LLVM.LLVMAttributeRef;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** LLVM's C API in Java's terms: strings, lists. */
public final class Llvm {

  private static final Set<Integer> KERNEL_CONVENTIONS =
      Set.of(LLVMSPIRKERNELCallConv, LLVMPTXKernelCallConv, LLVMAMDGPUKERNELCallConv);

  private static final String RANGE = "range";

  private Llvm() {}

  /** A message of LLVM's, which is then disposed of; empty for null. */
  public static String message(BytePointer message) {
    if (message == null || message.isNull()) {
      return "";
    }
    String text = message.getString(StandardCharsets.UTF_8);
    LLVMDisposeMessage(message);
    return text;
  }

  /** A value's name; empty if it has none. */
  public static String name(LLVMValueRef value) {
    try (SizeTPointer length = new SizeTPointer(1)) {
      BytePointer name = LLVMGetValueName2(value, length);
      byte[] bytes = new byte[(int) length.get()];
      name.get(bytes);
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  /** A type as IR text. */
  public static String print(LLVMTypeRef type) {
    return message(LLVMPrintTypeToString(type));
  }

  public static List<LLVMValueRef> functions(LLVMModuleRef module) {
    List<LLVMValueRef> functions = new ArrayList<>();
    for (LLVMValueRef f = LLVMGetFirstFunction(module); f != null; f = LLVMGetNextFunction(f)) {
      functions.add(f);
    }
    return functions;
  }

  public static List<LLVMValueRef> variables(LLVMModuleRef module) {
    List<LLVMValueRef> variables = new ArrayList<>();
    for (LLVMValueRef v = LLVMGetFirstGlobal(module); v != null; v = LLVMGetNextGlobal(v)) {
      variables.add(v);
    }
    return variables;
  }

  public static List<LLVMBasicBlockRef> blocks(LLVMValueRef function) {
    List<LLVMBasicBlockRef> blocks = new ArrayList<>();
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function);
        b != null;
        b = LLVMGetNextBasicBlock(b)) {
      blocks.add(b);
    }
    return blocks;
  }

  /** The blocks that can be reached, each after those that dominate it. */
  public static List<LLVMBasicBlockRef> reversePostOrder(LLVMValueRef function) {
    return reversePostOrder(function, Llvm::successors);
  }

  /**
   * The same where some branches only go some of their ways.
   *
   * @param ways the blocks that follow a block
   */
  static List<LLVMBasicBlockRef> reversePostOrder(
      LLVMValueRef function, Function<LLVMBasicBlockRef, List<LLVMBasicBlockRef>> ways) {
    List<LLVMBasicBlockRef> order = new ArrayList<>();
    Set<LLVMBasicBlockRef> seen = new HashSet<>();
    Deque<Iterator<LLVMBasicBlockRef>> open = new ArrayDeque<>();
    Deque<LLVMBasicBlockRef> path = new ArrayDeque<>();
    LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(function);
    seen.add(entry);
    path.push(entry);
    open.push(ways.apply(entry).iterator());
    while (!path.isEmpty()) {
      if (!open.peek().hasNext()) {
        open.pop();
        order.add(path.pop());
        continue;
      }
      LLVMBasicBlockRef next = open.peek().next();
      if (seen.add(next)) {
        path.push(next);
        open.push(ways.apply(next).iterator());
      }
    }
    Collections.reverse(order);
    return order;
  }

  /** The blocks that a block ends with a jump to. */
  public static List<LLVMBasicBlockRef> successors(LLVMBasicBlockRef block) {
    LLVMValueRef terminator = LLVMGetBasicBlockTerminator(block);
    return IntStream.range(0, LLVMGetNumSuccessors(terminator))
        .mapToObj(i -> LLVMGetSuccessor(terminator, i))
        .toList();
  }

  public static List<LLVMValueRef> instructions(LLVMBasicBlockRef block) {
    List<LLVMValueRef> instructions = new ArrayList<>();
    for (LLVMValueRef i = LLVMGetFirstInstruction(block);
        i != null;
        i = LLVMGetNextInstruction(i)) {
      instructions.add(i);
    }
    return instructions;
  }

  /** All instructions of a function, block by block. */
  public static List<LLVMValueRef> instructions(LLVMValueRef function) {
    List<LLVMValueRef> instructions = new ArrayList<>();
    for (LLVMBasicBlockRef block : blocks(function)) {
      instructions.addAll(instructions(block));
    }
    return instructions;
  }

  public static List<LLVMValueRef> parameters(LLVMValueRef function) {
    List<LLVMValueRef> parameters = new ArrayList<>();
    int count = LLVMCountParams(function);
    for (int i = 0; i < count; i++) {
      parameters.add(LLVMGetParam(function, i));
    }
    return parameters;
  }

  public static boolean isDeclaration(LLVMValueRef function) {
    return LLVMIsDeclaration(function) != 0;
  }

  /** Whether a function has the calling convention of kernels, on any target. */
  public static boolean hasKernelConvention(LLVMValueRef function) {
    return KERNEL_CONVENTIONS.contains(LLVMGetFunctionCallConv(function));
  }

  public static boolean isCall(LLVMValueRef instruction) {
    return LLVMGetInstructionOpcode(instruction) == LLVMCall;
  }

  /** The function that a call names; null for an indirect call. */
  public static LLVMValueRef callee(LLVMValueRef call) {
    return LLVMIsAFunction(LLVMGetCalledValue(call));
  }

  /** Whether a value is a call of a function whose name begins like this. */
  public static boolean isCallOf(String name, LLVMValueRef value) {
    return isCall(value) && callee(value) != null && name(callee(value)).startsWith(name);
  }

  /**
   * Whether an instruction is a call to which all work-items of a group may have to come together;
   * of assembly and through pointers nothing is known.
   */
  public static boolean isConvergentCall(LLVMValueRef instruction) {
    return isCall(instruction)
        && (callee(instruction) == null || hasAttribute(callee(instruction), "convergent"));
  }

  public static LLVMTypeRef functionType(LLVMTypeRef result, List<LLVMTypeRef> parameters) {
    PointerPointer<LLVMTypeRef> types = pointers(parameters.toArray(LLVMTypeRef[]::new));
    return LLVMFunctionType(result, types, parameters.size(), 0);
  }

  private static PointerPointer<LLVMTypeRef> pointers(LLVMTypeRef[] types) {
    return types.length == 0 ? new PointerPointer<>(1) : new PointerPointer<>(types);
  }

  public static void addAttribute(LLVMContextRef context, LLVMValueRef function, String name) {
    addAttribute(context, function, name, 0);
  }

  /** Adds an attribute with a value to a function. */
  public static void addAttribute(
      LLVMContextRef context, LLVMValueRef function, String name, long value) {
    int kind = LLVMGetEnumAttributeKindForName(name, name.length());
    LLVMAttributeRef attribute = LLVMCreateEnumAttribute(context, kind, value);
    LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex, attribute);
  }

  /** Adds a string attribute to a function. */
  public static void addStringAttribute(
      LLVMContextRef context, LLVMValueRef function, String name, String value) {
    LLVMAttributeRef attribute =
        LLVMCreateStringAttribute(context, name, name.length(), value, value.length());
    LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex, attribute);
  }

  /** Adds an attribute to a parameter, counted from 0. */
  public static void addParameterAttribute(
      LLVMContextRef context, LLVMValueRef function, int parameter, String name) {
    int kind = LLVMGetEnumAttributeKindForName(name, name.length());
    LLVMAddAttributeAtIndex(function, parameter + 1, LLVMCreateEnumAttribute(context, kind, 0));
  }

  /**
   * Tells LLVM that a parameter of 64 bits, counted from 0, is not negative and is below a bound.
   */
  public static void addParameterRange(
      LLVMContextRef context, LLVMValueRef function, int parameter, long bound) {
    int kind = LLVMGetEnumAttributeKindForName(RANGE, RANGE.length());
    LLVMAttributeRef range =
        LLVMCreateConstantRangeAttribute(
            context, kind, Long.SIZE, new long[] {0}, new long[] {bound});
    LLVMAddAttributeAtIndex(function, parameter + 1, range);
  }

  /** Gives a function the attributes of another one's parameters. */
  public static void copyParameterAttributes(LLVMValueRef from, LLVMValueRef to) {
    for (int index = 1; index <= LLVMCountParams(from); index++) {
      int count = LLVMGetAttributeCountAtIndex(from, index);
      PointerPointer<LLVMAttributeRef> attributes = new PointerPointer<>(Math.max(count, 1));
      LLVMGetAttributesAtIndex(from, index, attributes);
      for (int i = 0; i < count; i++) {
        LLVMAddAttributeAtIndex(to, index, attributes.get(LLVMAttributeRef.class, i));
      }
    }
  }

  public static void removeAttribute(LLVMValueRef function, String name) {
    int kind = LLVMGetEnumAttributeKindForName(name, name.length());
    LLVMRemoveEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, kind);
  }

  /** Whether a function has an attribute. */
  public static boolean hasAttribute(LLVMValueRef function, String name) {
    int kind = LLVMGetEnumAttributeKindForName(name, name.length());
    return LLVMGetEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, kind) != null;
  }

  /**
   * The value of a string attribute of a parameter, counted from 0; null if it has none of that
   * name.
   */
  public static String parameterAttribute(LLVMValueRef function, int parameter, String name) {
    return stringAttribute(function, parameter + 1, name);
  }

  /** The value of a function's string attribute; null if it has none of that name. */
  public static String stringAttribute(LLVMValueRef function, String name) {
    return stringAttribute(function, LLVMAttributeFunctionIndex, name);
  }

  private static String stringAttribute(LLVMValueRef function, int index, String name) {
    LLVMAttributeRef attribute =
        LLVMGetStringAttributeAtIndex(function, index, name, name.length());
    if (attribute == null) {
      return null;
    }
    int[] length = new int[1];
    BytePointer value = LLVMGetStringAttributeValue(attribute, length);
    byte[] bytes = new byte[length[0]];
    value.get(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Writes a name as IR text does after {@code @} or {@code %}. */
  public static String quoted(String name) {
    StringBuilder text = new StringBuilder("\"");
    for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
      int c = b & 0xFF;
      if (c < ' ' || c > '~' || c == '"' || c == '\\') {
        text.append('\\').append(Character.forDigit(c >> 4, 16));
        text.append(Character.forDigit(c & 15, 16));
      } else {
        text.append((char) c);
      }
    }
    return text.append('"').toString();
  }

  /** The first instruction of a block that is no phi. */
  public static LLVMValueRef firstBehindPhis(LLVMBasicBlockRef block) {
    LLVMValueRef instruction = LLVMGetFirstInstruction(block);
    while (LLVMIsAPHINode(instruction) != null) {
      instruction = LLVMGetNextInstruction(instruction);
    }
    return instruction;
  }

  /** Gives a phi a value for one more edge. */
  public static void addIncoming(LLVMValueRef phi, LLVMValueRef value, LLVMBasicBlockRef from) {
    LLVMAddIncoming(
        phi,
        new PointerPointer<>(new LLVMValueRef[] {value}),
        new PointerPointer<>(new LLVMBasicBlockRef[] {from}),
        1);
  }

  /** What a phi has if its block is reached from another one. */
  public static LLVMValueRef incoming(LLVMValueRef phi, LLVMBasicBlockRef from) {
    for (int i = 0; i < LLVMCountIncoming(phi); i++) {
      if (LLVMGetIncomingBlock(phi, i).equals(from)) {
        return LLVMGetIncomingValue(phi, i);
      }
    }
    throw new IllegalStateException("a phi without a value for an edge");
  }
}
