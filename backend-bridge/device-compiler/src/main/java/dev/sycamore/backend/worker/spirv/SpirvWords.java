package dev.sycamore.backend.worker.spirv;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** A binary SPIR-V module as words, which can be changed. */
final class SpirvWords {

  private static final int HEADER = 5;
  private static final int BOUND = 3;

  private final int[] words;

  SpirvWords(byte[] module) {
    words = new int[module.length / Integer.BYTES];
    ByteBuffer.wrap(module).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(words);
  }

  /** An instruction by its place. */
  record Instruction(int at, int opcode, int length) {}

  /** All instructions in their order. */
  List<Instruction> instructions() {
    List<Instruction> found = new ArrayList<>();
    for (int at = HEADER; at < words.length; ) {
      int length = Math.max(1, words[at] >>> 16);
      found.add(new Instruction(at, words[at] & 0xFFFF, length));
      at += length;
    }
    return found;
  }

  /** The header's bound of ids. */
  int bound() {
    return words[BOUND];
  }

  /** A word of an instruction; word 0 has its opcode. */
  int get(Instruction instruction, int word) {
    return words[instruction.at() + word];
  }

  void set(Instruction instruction, int word, int value) {
    words[instruction.at() + word] = value;
  }

  byte[] bytes() {
    ByteBuffer bytes =
        ByteBuffer.allocate(words.length * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asIntBuffer().put(words);
    return bytes.array();
  }
}
