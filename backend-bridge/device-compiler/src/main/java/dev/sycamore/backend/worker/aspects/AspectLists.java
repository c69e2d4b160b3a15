package dev.sycamore.backend.worker.aspects;

import static org.bytedeco.llvm.global.LLVM.LLVMGetMetadata;
import static org.bytedeco.llvm.global.LLVM.LLVMHasMetadata;

import dev.sycamore.backend.worker.llvm.Metadata;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Reads lists of aspects. */
final class AspectLists {

  private final Map<Spelling, Integer> used = new EnumMap<>(Spelling.class);

  AspectLists(LLVMContextRef context) {
    for (Spelling spelling : Spelling.values()) {
      used.put(spelling, Spelling.kind(context, spelling.used()));
    }
  }

  /** The aspects that an instruction's metadata says it uses. */
  NavigableSet<Integer> ofInstruction(LLVMValueRef instruction) throws CompileException {
    NavigableSet<Integer> aspects = new TreeSet<>();
    if (LLVMHasMetadata(instruction) != 0) {
      for (Spelling spelling : Spelling.values()) {
        LLVMValueRef node = LLVMGetMetadata(instruction, used.get(spelling));
        if (node != null) {
          aspects.addAll(read(node, "!" + spelling.used() + " of an instruction"));
        }
      }
    }
    return aspects;
  }

  /**
   * The numbers of a node, in its order. Each operand is a number or, as DPC++ writes some, a node
   * with a name and a number.
   */
  static List<Integer> read(LLVMValueRef node, String where) throws CompileException {
    List<Integer> numbers = new ArrayList<>();
    for (LLVMValueRef operand : Metadata.operands(node)) {
      LLVMValueRef number = operand;
      if (Metadata.isNode(operand)) {
        List<LLVMValueRef> pair = Metadata.operands(operand);
        number = pair.size() == 2 ? pair.get(1) : null;
      }
      numbers.add(Metadata.number(number, where));
    }
    return numbers;
  }
}
