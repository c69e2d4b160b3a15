package dev.sycamore.fuzz.run;

import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.run.CompiledBatch.CompileError;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Programs in one run of the compiler: units {@code Fuzz0}, {@code Fuzz1}, ... of a few programs
 * each. To start a compiler takes long, so there are many programs; a driver takes the whole image
 * in hand for each of its kernels, so there are few in a unit.
 */
final class Batch {
  /** Programs in a unit. */
  private static final int UNIT = 20;

  private final List<BatchSource> units;

  private Batch(List<BatchSource> units) {
    this.units = units;
  }

  static Batch of(List<KernelProgram> programs) {
    List<BatchSource> units = new ArrayList<>();
    for (int first = 0; first < programs.size(); first += UNIT) {
      int end = Math.min(first + UNIT, programs.size());
      units.add(BatchSource.of("Fuzz" + units.size(), programs.subList(first, end)));
    }
    return new Batch(units);
  }

  /** One program, as text. */
  static Batch of(String source) {
    return new Batch(List.of(new BatchSource("Fuzz0", List.of(source))));
  }

  List<BatchSource> units() {
    return units;
  }

  /** The binary name of a program's class. */
  static String className(int program) {
    return "Fuzz" + program / UNIT + "$P" + program % UNIT;
  }

  /** The program that an error is in. */
  OptionalInt programWith(CompileError error) {
    for (int k = 0; k < units.size(); k++) {
      if (units.get(k).className().equals(error.unit())) {
        OptionalInt inUnit = units.get(k).programAt(error.line());
        return inUnit.isPresent() ? OptionalInt.of(k * UNIT + inUnit.getAsInt()) : inUnit;
      }
    }
    return OptionalInt.empty();
  }
}
