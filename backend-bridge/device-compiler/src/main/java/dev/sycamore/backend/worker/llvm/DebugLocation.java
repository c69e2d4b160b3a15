package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A place in source code, as debug information has it.
 *
 * @param column 0 if there is none
 */
public record DebugLocation(String file, int line, int column) {

  private static final Pattern SHOWN = Pattern.compile("(.+):(\\d{1,9}):(\\d{1,9})");

  /** Where an instruction comes from, or where a function begins. */
  public static Optional<DebugLocation> of(LLVMValueRef value) {
    int line = LLVMGetDebugLocLine(value);
    if (line == 0) {
      // Either there is nothing, or a compiler made it.
      return Optional.empty();
    }
    int[] length = new int[1];
    BytePointer file = LLVMGetDebugLocFilename(value, length);
    byte[] bytes = new byte[length[0]];
    if (bytes.length > 0) {
      file.get(bytes);
    }
    int column = LLVMIsAInstruction(value) == null ? 0 : LLVMGetDebugLocColumn(value);
    return Optional.of(new DebugLocation(new String(bytes, StandardCharsets.UTF_8), line, column));
  }

  /** A place as it is shown; nothing if the text is something else. */
  public static Optional<DebugLocation> parse(String text) {
    Matcher matcher = SHOWN.matcher(text);
    return matcher.matches()
        ? Optional.of(
            new DebugLocation(
                matcher.group(1),
                Integer.parseInt(matcher.group(2)),
                Integer.parseInt(matcher.group(3))))
        : Optional.empty();
  }

  @Override
  public String toString() {
    return file + ":" + line + (column == 0 ? "" : ":" + column);
  }
}
