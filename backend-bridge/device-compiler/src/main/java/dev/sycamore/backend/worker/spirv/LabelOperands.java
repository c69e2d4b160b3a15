package dev.sycamore.backend.worker.spirv;

import dev.sycamore.backend.worker.spirv.SpirvWords.Instruction;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Which words of a SPIR-V instruction are labels. */
final class LabelOperands {

  static final int LABEL = 248;
  private static final int TYPE_INT = 21;
  private static final int PHI = 245;
  private static final int LOOP_MERGE = 246;
  private static final int SELECTION_MERGE = 247;
  private static final int BRANCH = 249;
  private static final int BRANCH_CONDITIONAL = 250;
  private static final int SWITCH = 251;

  private static final int FIRST_CONSTANT = 41;
  private static final int FIRST_DECORATION = 71;
  private static final int AFTER_DECORATIONS = 77;

  private final SpirvWords words;

  /** The width of an integer's type, by the id of the type. */
  private final Map<Integer, Integer> widths = new HashMap<>();

  /** The ids of integers, and their types. */
  private final Map<Integer, Integer> types = new HashMap<>();

  LabelOperands(SpirvWords words, List<Instruction> instructions) {
    this.words = words;
    for (Instruction instruction : instructions) {
      if (instruction.opcode() == TYPE_INT) {
        widths.put(words.get(instruction, 1), words.get(instruction, 2));
      } else if (hasType(instruction) && widths.containsKey(words.get(instruction, 1))) {
        types.put(words.get(instruction, 2), words.get(instruction, 1));
      }
    }
  }

  /** Whether words 1 and 2 may be the type and the id of a result. */
  private static boolean hasType(Instruction instruction) {
    int opcode = instruction.opcode();
    return instruction.length() > 2
        && opcode >= FIRST_CONSTANT
        && (opcode < FIRST_DECORATION || opcode >= AFTER_DECORATIONS);
  }

  /** The places of labels within an instruction, in their order. */
  IntStream of(Instruction instruction) {
    return switch (instruction.opcode()) {
      case LABEL, BRANCH, SELECTION_MERGE -> IntStream.of(1);
      case LOOP_MERGE -> IntStream.of(1, 2);
      case BRANCH_CONDITIONAL -> IntStream.of(2, 3);
      case PHI -> every(4, 2, instruction);
      case SWITCH ->
          IntStream.concat(
              IntStream.of(2),
              every(3 + literalWords(instruction), 1 + literalWords(instruction), instruction));
      default -> IntStream.empty();
    };
  }

  private static IntStream every(int first, int step, Instruction instruction) {
    return IntStream.iterate(first, at -> at < instruction.length(), at -> at + step);
  }

  private int literalWords(Instruction instruction) {
    Integer type = types.get(words.get(instruction, 1));
    return type != null && widths.get(type) > Integer.SIZE ? 2 : 1;
  }
}
