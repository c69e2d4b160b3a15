package dev.sycamore.backend;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.lwjgl.system.MemoryUtil;

/**
 * Code of x86-64 between the calling conventions of Linux and Windows. That of Windows passes
 * arguments in other registers, above 32 bytes of the caller's stack, and preserves more registers:
 * the code checks that.
 */
final class WindowsCalls implements AutoCloseable {

  private static final int PAGE = 4096;
  private static final int FIRST_PRESERVED = 6;
  private static final int LAST_PRESERVED = 15;
  private static final int SAVED = 16 * (LAST_PRESERVED - FIRST_PRESERVED + 1);

  private final List<Long> blocks = new ArrayList<>();

  /** A function for Windows with two parameters, as Linux calls it. */
  long fromLinux(long function) {
    Code code = new Code();
    code.hex("4889f9 4889f2 55 4889e5 4883e4f0 57 56").hex("4881ec").number(SAVED + 32);
    // What the function must preserve is what is saved before and compared after.
    code.registers(0x11, 32);
    code.hex("48b8").address(function).hex("ffd0");
    for (int register = FIRST_PRESERVED; register <= LAST_PRESERVED; register++) {
      code.compare(register, 32 + 16 * (register - FIRST_PRESERVED));
    }
    // rdi and rsi, which the code pushed.
    code.hex("48 3bb424").number(SAVED + 32).hex("7402 0f0b");
    code.hex("48 3bbc24").number(SAVED + 40).hex("7402 0f0b");
    return block(code.hex("4889ec 5d c3").bytes());
  }

  /** A function of Linux with two parameters, as code for Windows calls it. */
  long fromWindows(long function) {
    Code code = new Code();
    code.hex("57 56").hex("4881ec").number(SAVED + 8);
    code.registers(0x11, 0).hex("4889cf 4889d6 48b8").address(function).hex("ffd0");
    code.registers(0x10, 0).hex("4881c4").number(SAVED + 8);
    return block(code.hex("5e 5f c3").bytes());
  }

  private long block(byte[] code) {
    long address = MemoryUtil.nmemAlignedAllocChecked(PAGE, PAGE);
    for (int i = 0; i < code.length; i++) {
      MemoryUtil.memPutByte(address + i, code[i]);
    }
    MappedLibrary.protect(address, PAGE, MappedLibrary.READ | MappedLibrary.EXECUTE);
    blocks.add(address);
    return address;
  }

  @Override
  public void close() {
    for (long block : blocks) {
      MappedLibrary.protect(block, PAGE, MappedLibrary.READ | MappedLibrary.WRITE);
      MemoryUtil.nmemAlignedFree(block);
    }
  }

  private static final class Code {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    Code hex(String digits) {
      out.writeBytes(HexFormat.of().parseHex(digits.replace(" ", "")));
      return this;
    }

    Code number(int value) {
      return put(value, Integer.BYTES);
    }

    byte[] bytes() {
      return out.toByteArray();
    }

    Code address(long value) {
      return put(value, Long.BYTES);
    }

    /** The lowest byte first. */
    private Code put(long value, int bytes) {
      for (int i = 0; i < bytes; i++) {
        out.write((int) (value >>> (Byte.SIZE * i)));
      }
      return this;
    }

    /** {@code movups} of all vector registers that Windows preserves, to or from the stack. */
    Code registers(int opcode, int from) {
      for (int register = FIRST_PRESERVED; register <= LAST_PRESERVED; register++) {
        vector("", opcode, register, from + 16 * (register - FIRST_PRESERVED));
      }
      return this;
    }

    /** An instruction on a vector register and a place of the stack. */
    private void vector(String prefix, int opcode, int register, int offset) {
      hex(prefix);
      if (register >= 8) {
        out.write(0x44);
      }
      out.write(0x0F);
      out.write(opcode);
      out.write(0x84 | (register & 7) << 3);
      out.write(0x24);
      number(offset);
    }

    /** Traps if a register is not what the stack has: {@code pcmpeqb}, {@code pmovmskb}. */
    void compare(int register, int offset) {
      vector("66", 0x74, register, offset);
      hex("66").hex(register >= 8 ? "41" : "").hex("0fd7");
      out.write(0xC0 | (register & 7));
      hex("3dffff0000 7402 0f0b");
    }
  }
}
