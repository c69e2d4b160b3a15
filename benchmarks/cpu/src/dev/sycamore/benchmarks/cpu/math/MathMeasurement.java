package dev.sycamore.benchmarks.cpu.math;

import dev.sycamore.benchmarks.cpu.ArrayDifference;
import dev.sycamore.benchmarks.cpu.RoundTimer;
import dev.sycamore.benchmarks.cpu.RoundTimes;
import dev.sycamore.benchmarks.cpu.peers.NativeFunction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Compares and times one function in all libraries. */
final class MathMeasurement {
  /** Names of shared libraries that were made of the C files beside this class. */
  static final List<String> LIBRARIES = List.of("sleef", "libmvec");

  /** Other libraries round otherwise; what is farther off is another function. */
  private static final double DOUBLE_TOLERANCE = 1e-13;

  private static final double FLOAT_TOLERANCE = 1e-5;

  private final Path natives;
  private final RoundTimer timer;
  private final List<String> errors = new ArrayList<>();

  MathMeasurement(Path natives, RoundTimer timer) {
    this.natives = natives;
    this.timer = timer;
  }

  /** What is wrong with results so far. */
  List<String> errors() {
    return errors;
  }

  MathRow of(MathFunction function) throws InterruptedException {
    List<Optional<NativeFunction>> libraries =
        LIBRARIES.stream().map(library -> bind(library, function)).toList();
    check(function, libraries);
    List<Runnable> codes = new ArrayList<>(List.of(function.kernel(), function.strictMath()));
    libraries.forEach(library -> library.ifPresent(call -> codes.add(call::call)));
    Iterator<RoundTimes> times = timer.measure(codes).iterator();
    double ours = nanoseconds(times.next());
    double strictMath = nanoseconds(times.next());
    List<OptionalDouble> others = new ArrayList<>();
    for (Optional<NativeFunction> library : libraries) {
      others.add(
          library.isPresent()
              ? OptionalDouble.of(nanoseconds(times.next()))
              : OptionalDouble.empty());
      library.ifPresent(NativeFunction::close);
    }
    return new MathRow(function.name(), ours, strictMath, others);
  }

  private Optional<NativeFunction> bind(String library, MathFunction function) {
    Path path = natives.resolve(library + ".so");
    String name = "run_" + function.name();
    if (!Files.exists(path) || !NativeFunction.exists(path, name)) {
      return Optional.empty();
    }
    List<Object> arguments =
        List.of(MathFunctions.N, function.arguments(), function.second(), function.result());
    return Optional.of(NativeFunction.of(path, name, arguments));
  }

  private static double nanoseconds(RoundTimes times) {
    return times.best() * 1e6 / MathFunctions.N;
  }

  private void check(MathFunction function, List<Optional<NativeFunction>> libraries) {
    function.kernel().run();
    function.strictMath().run();
    Object ours = function.deviceResult().get();
    compare("StrictMath." + function.name(), function.result(), ours, 0);
    double tolerance = ours instanceof float[] ? FLOAT_TOLERANCE : DOUBLE_TOLERANCE;
    for (int k = 0; k < LIBRARIES.size(); k++) {
      if (libraries.get(k).isPresent()) {
        NativeFunction call = libraries.get(k).get();
        call.call();
        String name = LIBRARIES.get(k) + "'s " + function.name();
        compare(name, call.result(function.result()), ours, tolerance);
      }
    }
  }

  private void compare(String peer, Object expected, Object ours, double tolerance) {
    ArrayDifference difference = ArrayDifference.between(expected, ours);
    if (difference.elements() > 0 && !(difference.largest() <= tolerance)) {
      errors.add(
          "%s: %d elements differ from ours, by at most %.3g"
              .formatted(peer, difference.elements(), difference.largest()));
    }
  }
}
