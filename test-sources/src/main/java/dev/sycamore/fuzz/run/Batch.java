package dev.sycamore.fuzz.run;

import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.run.CompiledBatch.CompileError;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Programs in one run of the compiler: units {@code Fuzz0}, {@code Fuzz1}, ... of a few programs
 * each. To start a compiler takes long, so there are many programs; an OpenCL driver takes the
 * whole image in hand for each of its kernels, so that there are few in a unit for one.
 */
final class Batch {
  /** Programs in a unit that an OpenCL driver compiles. */
  static final int SMALL_UNIT = 20;

  private final List<BatchSource> units;
  private final int unit;

  private Batch(List<BatchSource> units, int unit) {
    this.units = units;
    this.unit = unit;
  }

  /**
   * Programs.
   *
   * @param unit how many there are in a unit
   */
  static Batch of(List<KernelProgram> programs, int unit) {
    List<BatchSource> units = new ArrayList<>();
    for (int first = 0; first < programs.size(); first += unit) {
      int end = Math.min(first + unit, programs.size());
      units.add(BatchSource.of("Fuzz" + units.size(), programs.subList(first, end)));
    }
    return new Batch(units, unit);
  }

  /** One program, as text. */
  static Batch of(String source) {
    return new Batch(List.of(new BatchSource("Fuzz0", List.of(source))), 1);
  }

  List<BatchSource> units() {
    return units;
  }

  /** The binary name of a program's class. */
  String className(int program) {
    return "Fuzz" + program / unit + "$P" + program % unit;
  }

  /** The program that an error is in. */
  OptionalInt programWith(CompileError error) {
    for (int k = 0; k < units.size(); k++) {
      if (units.get(k).className().equals(error.unit())) {
        OptionalInt inUnit = units.get(k).programAt(error.line());
        return inUnit.isPresent() ? OptionalInt.of(k * unit + inUnit.getAsInt()) : inUnit;
      }
    }
    return OptionalInt.empty();
  }
}
