package dev.sycamore.backend.worker.spirv;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a SPIR-V module imports: the functions that LLVM's back end took for no operation of its
 * own. Nobody defines them for a driver.
 */
public final class SpirvImports {

  private static final int HEADER = 5 * Integer.BYTES;
  private static final int DECORATE = 71;
  private static final int LINKAGE = 41;
  private static final int IMPORT = 1;
  private static final int NAME = 3 * Integer.BYTES;

  private static final String VARIABLE = "__spirv_BuiltIn";

  private static final Pattern LINE =
      Pattern.compile("LinkageAttributes \"([^\"]*)\" Import$", Pattern.MULTILINE);

  private SpirvImports() {}

  /** The symbols, of the assembly text of a module. */
  public static Set<String> ofAssembly(byte[] text) {
    return LINE.matcher(new String(text, StandardCharsets.UTF_8))
        .results()
        .map((MatchResult match) -> match.group(1))
        .filter(SpirvImports::isFunction)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The symbols, of a binary module. */
  public static Set<String> of(byte[] module) {
    Set<String> symbols = new TreeSet<>();
    ByteBuffer words = ByteBuffer.wrap(module).order(ByteOrder.LITTLE_ENDIAN);
    int size;
    for (int at = HEADER; at + Integer.BYTES <= module.length; at += size) {
      int first = words.getInt(at);
      size = Math.max(1, first >>> 16) * Integer.BYTES;
      if ((first & 0xFFFF) == DECORATE
          && size > NAME
          && words.getInt(at + 2 * Integer.BYTES) == LINKAGE
          && words.getInt(at + size - Integer.BYTES) == IMPORT) {
        symbols.add(text(module, at + NAME, at + size - Integer.BYTES));
      }
    }
    symbols.removeIf(symbol -> !isFunction(symbol));
    return symbols;
  }

  /** The back end imports input variables, too, which drivers know as what they are. */
  private static boolean isFunction(String symbol) {
    return !symbol.startsWith(VARIABLE);
  }

  private static String text(byte[] module, int from, int to) {
    int end = from;
    while (end < to && module[end] != 0) {
      end++;
    }
    return new String(module, from, end - from, StandardCharsets.UTF_8);
  }
}
