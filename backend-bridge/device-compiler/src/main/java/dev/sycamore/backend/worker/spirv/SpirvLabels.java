package dev.sycamore.backend.worker.spirv;

import dev.sycamore.backend.worker.spirv.SpirvWords.Instruction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Gives the labels of a SPIR-V module the ids that they have in the first module of a process.
 *
 * <p>LLVM 20's back end numbers everything else before it writes code. Then a label gets the next
 * id where it is first written, as the target of a branch or as a block's start. But the table of
 * these ids, by the address of the function and the number of the block, lives as long as the
 * process, and functions of later modules come to lie where earlier ones were. So a label may get
 * the id of something else. It is still clear which label an operand names, unless two labels of
 * one function have the same id. Labels of blocks that have names are numbered before everything
 * else; so blocks must have none ({@link BlockNames}).
 */
final class SpirvLabels {

  private static final int FUNCTION_END = 56;

  private final SpirvWords words;
  private final List<Instruction> instructions;
  private final LabelOperands operands;
  private int next;

  private SpirvLabels(byte[] module) {
    this.words = new SpirvWords(module);
    this.instructions = words.instructions();
    this.operands = new LabelOperands(words, instructions);
  }

  /**
   * Returns the module with its labels renumbered.
   *
   * @return empty if two labels of a function have the same id
   */
  static Optional<byte[]> renumbered(byte[] module) {
    SpirvLabels labels = new SpirvLabels(module);
    return labels.renumber() ? Optional.of(labels.words.bytes()) : Optional.empty();
  }

  private boolean renumber() {
    long count = instructions.stream().filter(i -> i.opcode() == LabelOperands.LABEL).count();
    // The bound that the back end writes is 2 * (ids of everything else + 1) + labels.
    long doubled = words.bound() - count;
    if (doubled % 2 != 0) {
      return false;
    }
    next = Math.toIntExact(doubled / 2);
    List<Instruction> function = new ArrayList<>();
    for (Instruction instruction : instructions) {
      function.add(instruction);
      if (instruction.opcode() == FUNCTION_END) {
        if (!renumber(function)) {
          return false;
        }
        function.clear();
      }
    }
    return true;
  }

  private boolean renumber(List<Instruction> function) {
    Set<Integer> defined = new HashSet<>();
    for (Instruction instruction : function) {
      if (instruction.opcode() == LabelOperands.LABEL && !defined.add(words.get(instruction, 1))) {
        return false;
      }
    }
    Map<Integer, Integer> ids = new HashMap<>();
    for (Instruction instruction : function) {
      for (int at : operands.of(instruction).toArray()) {
        int id = words.get(instruction, at);
        if (!defined.contains(id)) {
          return false;
        }
        words.set(instruction, at, ids.computeIfAbsent(id, old -> next++));
      }
    }
    return true;
  }
}
