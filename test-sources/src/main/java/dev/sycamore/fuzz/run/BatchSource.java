package dev.sycamore.fuzz.run;

import dev.sycamore.fuzz.program.FuzzSource;
import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.program.Prim;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.OptionalInt;
import java.util.TreeMap;

/** One compilation unit with some programs. Program {@code k} is the nested class {@code Pk}. */
final class BatchSource {
  /** Shifts, since vectors of many targets multiply longs in many instructions. */
  private static final String HASH =
      """
      static long mix(long hash, boolean v) { return (hash << 5) - hash + (v ? 1231 : 1237); }
      static long mix(long hash, byte v) { return (hash << 5) + hash + v; }
      static long mix(long hash, short v) { return (hash << 6) - hash + v; }
      static long mix(long hash, char v) { return (hash << 6) + hash + v; }
      static long mix(long hash, int v) { return (hash << 7) - hash + v; }
      static long mix(long hash, long v) { return (hash << 7) + hash + v; }
      static long mix(long hash, float v) { return (hash << 4) - hash + Float.floatToIntBits(v); }
      static long mix(long hash, double v) { return (hash << 4) + hash + Double.doubleToLongBits(v); }
      """;

  private static final String EXCHANGE =
      """
      static %3$s exchange(%1$s it, %2$s tile, %3$s value, int from) {
        tile.set(it.%4$s(), value);
        it.barrier();
        %3$s other = tile.get(from);
        it.barrier();
        return other;
      }
      """;

  private final String className;
  private final String text;
  private final NavigableMap<Integer, Integer> firstLines = new TreeMap<>();

  /** The unit with the classes {@code P0}, {@code P1}, ... of the programs. */
  static BatchSource of(String className, List<KernelProgram> programs) {
    List<String> classes = new ArrayList<>();
    for (int k = 0; k < programs.size(); k++) {
      classes.add(programs.get(k).text("P" + k));
    }
    return new BatchSource(className, classes);
  }

  /**
   * The unit with the given nested classes.
   *
   * @param classes their source, each ending in a line feed
   */
  BatchSource(String className, List<String> classes) {
    this.className = className;
    FuzzSource unit = new FuzzSource();
    unit.line("import static dev.sycamore.NdRange.ndRange;");
    unit.line("import static dev.sycamore.Range.range;").line("");
    unit.line("import dev.sycamore.*;");
    unit.line("import dev.sycamore.annotations.Kernel;");
    unit.line("import dev.sycamore.annotations.ReqdSubGroupSize;");
    unit.line("import java.util.List;");
    unit.line("import java.util.Map;");
    unit.line("import java.util.function.*;").line("");
    unit.open("final class " + className);
    for (int k = 0; k < classes.size(); k++) {
      firstLines.put(unit.lines() + 1, k);
      unit.paste(classes.get(k).replace(KernelProgram.UNIT + "_", className + "_"));
    }
    firstLines.put(unit.lines() + 1, -1);
    if (classes.stream().anyMatch(text -> text.contains("mix("))) {
      unit.paste(HASH);
    }
    if (classes.stream().anyMatch(text -> text.contains("exchange("))) {
      Prim.ALL.forEach(type -> exchange(type).forEach(unit::paste));
    }
    text = unit.close("").toString();
  }

  private static List<String> exchange(Prim type) {
    return List.of(
        EXCHANGE.formatted("NdItem1", type.localMemory(), type.keyword(), "localId"),
        EXCHANGE.formatted("NdItem2", type.localMemory(), type.keyword(), "localLinearId"));
  }

  String className() {
    return className;
  }

  String text() {
    return text;
  }

  /** The program that a line, counted from 1, belongs to. */
  OptionalInt programAt(long line) {
    var entry = firstLines.floorEntry((int) Math.min(line, Integer.MAX_VALUE));
    return entry == null || entry.getValue() < 0
        ? OptionalInt.empty()
        : OptionalInt.of(entry.getValue());
  }
}
