package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.stage.CompileException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.javacpp.SizeTPointer;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMMetadataRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMValueMetadataEntry;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** LLVM's metadata in Java's terms. */
public final class Metadata {

  private Metadata() {}

  /** What is attached to a function, by kind; there may be several nodes of one kind. */
  public static Map<Integer, List<LLVMValueRef>> attachments(
      LLVMContextRef context, LLVMValueRef function) {
    Map<Integer, List<LLVMValueRef>> attachments = new HashMap<>();
    try (SizeTPointer count = new SizeTPointer(1)) {
      LLVMValueMetadataEntry entries = LLVMGlobalCopyAllMetadata(function, count);
      for (int i = 0; i < count.get(); i++) {
        LLVMMetadataRef node = LLVMValueMetadataEntriesGetMetadata(entries, i);
        attachments
            .computeIfAbsent(LLVMValueMetadataEntriesGetKind(entries, i), kind -> new ArrayList<>())
            .add(LLVMMetadataAsValue(context, node));
      }
      LLVMDisposeValueMetadataEntries(entries);
    }
    return attachments;
  }

  /** The operands of a node; those that are null are null. */
  public static List<LLVMValueRef> operands(LLVMValueRef node) {
    int count = LLVMGetMDNodeNumOperands(node);
    List<LLVMValueRef> operands = new ArrayList<>(count);
    if (count > 0) {
      try (PointerPointer<LLVMValueRef> values = new PointerPointer<>(count)) {
        LLVMGetMDNodeOperands(node, values);
        for (int i = 0; i < count; i++) {
          operands.add(values.get(LLVMValueRef.class, i));
        }
      }
    }
    return operands;
  }

  /** The nodes of named metadata; none if the module does not have it. */
  public static List<LLVMValueRef> named(LLVMModuleRef module, String name) {
    int count = LLVMGetNamedMetadataNumOperands(module, name);
    List<LLVMValueRef> nodes = new ArrayList<>(count);
    if (count > 0) {
      try (PointerPointer<LLVMValueRef> values = new PointerPointer<>(count)) {
        LLVMGetNamedMetadataOperands(module, name, values);
        for (int i = 0; i < count; i++) {
          nodes.add(values.get(LLVMValueRef.class, i));
        }
      }
    }
    return nodes;
  }

  /** Whether an operand is a node, and not a constant or a string. */
  public static boolean isNode(LLVMValueRef operand) {
    return operand != null
        && LLVMGetValueKind(operand) == LLVMMetadataAsValueValueKind
        && LLVMIsAMDNode(operand) != null;
  }

  public static boolean isString(LLVMValueRef operand) {
    return operand != null && LLVMIsAMDString(operand) != null;
  }

  public static String string(LLVMValueRef operand) {
    int[] length = new int[1];
    BytePointer text = LLVMGetMDString(operand, length);
    byte[] bytes = new byte[length[0]];
    text.get(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** The number that an operand holds. */
  public static int number(LLVMValueRef operand, String where) throws CompileException {
    if (operand == null || LLVMIsAConstantInt(operand) == null) {
      throw malformed(where, "an operand is not an integer");
    }
    long number = LLVMConstIntGetSExtValue(operand);
    if (LLVMGetIntTypeWidth(LLVMTypeOf(operand)) > Long.SIZE || number != (int) number) {
      throw malformed(where, "an operand has more than 32 bits");
    }
    return (int) number;
  }

  public static CompileException malformed(String where, String what) {
    return new CompileException(BuildStage.ASPECTS, OneLine.of(where + ": " + what));
  }

  /** A node of {@code i32} constants. */
  public static LLVMMetadataRef numbers(LLVMContextRef context, Collection<Integer> numbers) {
    List<LLVMMetadataRef> operands = new ArrayList<>();
    for (int number : numbers) {
      operands.add(number(context, number));
    }
    return node(context, operands);
  }

  /** An {@code i32} constant. */
  public static LLVMMetadataRef number(LLVMContextRef context, int number) {
    return LLVMValueAsMetadata(LLVMConstInt(LLVMInt32TypeInContext(context), number, 1));
  }

  /** A node of strings. */
  public static LLVMMetadataRef strings(LLVMContextRef context, Collection<String> strings) {
    List<LLVMMetadataRef> operands = new ArrayList<>();
    for (String string : strings) {
      operands.add(text(context, string));
    }
    return node(context, operands);
  }

  /** A string. */
  public static LLVMMetadataRef text(LLVMContextRef context, String string) {
    byte[] bytes = string.getBytes(StandardCharsets.UTF_8);
    try (BytePointer text = new BytePointer(bytes)) {
      return LLVMMDStringInContext2(context, text, bytes.length);
    }
  }

  /** A node of any operands. */
  public static LLVMMetadataRef node(LLVMContextRef context, List<LLVMMetadataRef> operands) {
    try (PointerPointer<LLVMMetadataRef> values =
        new PointerPointer<>(Math.max(1, operands.size()))) {
      for (int i = 0; i < operands.size(); i++) {
        values.put(i, operands.get(i));
      }
      return LLVMMDNodeInContext2(context, values, operands.size());
    }
  }
}
