package dev.sycamore.binding.classfile;

import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Goes through the instructions of a method (JVMS 6.5) and shows each in one form, whatever its
 * width: {@code ldc_w} as {@code ldc}, {@code goto_w} as {@code goto}, {@code wide iload} as {@code
 * iload}, and targets of branches as numbers of instructions. So the order of the constants has no
 * influence.
 */
final class Instructions {
  private static final int BIPUSH = 16;
  private static final int SIPUSH = 17;
  private static final int LDC = 18;
  private static final int LDC_W = 19;
  private static final int LDC2_W = 20;
  private static final int ILOAD = 21;
  private static final int ALOAD = 25;
  private static final int ISTORE = 54;
  private static final int ASTORE = 58;
  private static final int IINC = 132;
  private static final int IFEQ = 153;
  private static final int GOTO = 167;
  private static final int JSR = 168;
  private static final int RET = 169;
  private static final int TABLESWITCH = 170;
  private static final int LOOKUPSWITCH = 171;
  private static final int GETSTATIC = 178;
  private static final int INVOKEINTERFACE = 185;
  private static final int INVOKEDYNAMIC = 186;
  private static final int NEW = 187;
  private static final int NEWARRAY = 188;
  private static final int ANEWARRAY = 189;
  private static final int CHECKCAST = 192;
  private static final int INSTANCEOF = 193;
  private static final int WIDE = 196;
  private static final int MULTIANEWARRAY = 197;
  private static final int IFNULL = 198;
  private static final int IFNONNULL = 199;
  private static final int GOTO_W = 200;
  private static final int JSR_W = 201;

  /** Takes the instructions, each begun by its opcode. */
  interface Visitor {
    /** An instruction begins. */
    void opcode(int opcode) throws IOException;

    /** A number that it has: a local variable, a value, a number of dimensions. */
    void operand(int value) throws IOException;

    /** The instruction that it may go on with. */
    void target(int instruction) throws IOException;

    /** A constant, by its index. */
    void constant(int index) throws IOException;
  }

  private final ByteBuffer code;
  private final int[] numbers;

  Instructions(byte[] code) throws IOException {
    this.code = ByteBuffer.wrap(code);
    this.numbers = new int[code.length + 1];
    Counting counting = new Counting();
    this.code.clear();
    int count = 0;
    while (this.code.hasRemaining()) {
      numbers[this.code.position()] = count++;
      next(counting);
    }
    numbers[code.length] = count;
  }

  /** The number of the instruction at an offset of the code. */
  int number(int offset) {
    return numbers[offset];
  }

  void accept(Visitor visitor) throws IOException {
    code.clear();
    while (code.hasRemaining()) {
      next(visitor);
    }
  }

  private void next(Visitor visitor) throws IOException {
    int start = code.position();
    int opcode = u1();
    switch (opcode) {
      case WIDE -> wide(visitor);
      case LDC_W -> visitor.opcode(LDC);
      case GOTO_W -> visitor.opcode(GOTO);
      case JSR_W -> visitor.opcode(JSR);
      default -> visitor.opcode(opcode);
    }
    switch (opcode) {
      case BIPUSH, NEWARRAY -> visitor.operand(code.get());
      case SIPUSH -> visitor.operand(code.getShort());
      case LDC -> visitor.constant(u1());
      case LDC_W, LDC2_W, NEW, ANEWARRAY, CHECKCAST, INSTANCEOF -> visitor.constant(u2());
      case IINC -> {
        visitor.operand(u1());
        visitor.operand(code.get());
      }
      case RET -> visitor.operand(u1());
      case IFNULL, IFNONNULL -> visitor.target(number(start + code.getShort()));
      case GOTO_W, JSR_W -> visitor.target(number(start + code.getInt()));
      case TABLESWITCH -> tableSwitch(visitor, start);
      case LOOKUPSWITCH -> lookupSwitch(visitor, start);
      case INVOKEINTERFACE -> {
        visitor.constant(u2());
        // The size of the arguments follows from the constant; a zero comes after it.
        u2();
      }
      case INVOKEDYNAMIC -> {
        visitor.constant(u2());
        u2();
      }
      case MULTIANEWARRAY -> {
        visitor.constant(u2());
        visitor.operand(u1());
      }
      default -> {
        if ((opcode >= ILOAD && opcode <= ALOAD) || (opcode >= ISTORE && opcode <= ASTORE)) {
          visitor.operand(u1());
        } else if (opcode >= IFEQ && opcode <= JSR) {
          visitor.target(number(start + code.getShort()));
        } else if (opcode >= GETSTATIC && opcode < INVOKEINTERFACE) {
          visitor.constant(u2());
        }
      }
    }
  }

  private void wide(Visitor visitor) throws IOException {
    int opcode = u1();
    visitor.opcode(opcode);
    visitor.operand(u2());
    if (opcode == IINC) {
      visitor.operand(code.getShort());
    }
  }

  private void tableSwitch(Visitor visitor, int start) throws IOException {
    align();
    visitor.target(number(start + code.getInt()));
    int low = code.getInt();
    int high = code.getInt();
    visitor.operand(low);
    for (long i = low; i <= high; i++) {
      visitor.target(number(start + code.getInt()));
    }
  }

  private void lookupSwitch(Visitor visitor, int start) throws IOException {
    align();
    visitor.target(number(start + code.getInt()));
    for (int pairs = code.getInt(); pairs > 0; pairs--) {
      visitor.operand(code.getInt());
      visitor.target(number(start + code.getInt()));
    }
  }

  private void align() {
    code.position((code.position() + 3) & ~3);
  }

  private int u1() {
    return code.get() & 0xFF;
  }

  private int u2() {
    return code.getShort() & 0xFFFF;
  }

  private static final class Counting implements Visitor {
    @Override
    public void opcode(int opcode) {}

    @Override
    public void operand(int value) {}

    @Override
    public void target(int instruction) {}

    @Override
    public void constant(int index) {}
  }
}
