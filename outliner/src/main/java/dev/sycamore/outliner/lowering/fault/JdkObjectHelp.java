package dev.sycamore.outliner.lowering.fault;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.library.NearestMethod;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What to write instead of capturing an object of a class of the JDK. */
public final class JdkObjectHelp {
  private static final String ATOMIC = "java.util.concurrent.atomic.";
  private static final String ELEMENTS = "copy its elements into an array before the kernel";

  private static final Map<String, String> CLASSES =
      Map.ofEntries(
          Map.entry(ATOMIC + "AtomicInteger", "use an `int[1]` and `Atomics.add`"),
          Map.entry(ATOMIC + "AtomicLong", "use a `long[1]` and `Atomics.add`"),
          Map.entry(ATOMIC + "LongAdder", "use a `long[1]` and `Atomics.add`"),
          Map.entry(ATOMIC + "DoubleAdder", "use a `double[1]` and `Atomics.add`"),
          Map.entry(ATOMIC + "AtomicBoolean", "use an `int[1]` and `Atomics.exchange`"),
          Map.entry(
              ATOMIC + "AtomicIntegerArray", "use an `int[]` and the operations of `Atomics`"),
          Map.entry(ATOMIC + "AtomicLongArray", "use a `long[]` and the operations of `Atomics`"),
          Map.entry(
              "java.lang.invoke.VarHandle",
              "use `Atomics`, as in `Atomics.add(a, i, 1)` and `Atomics.compareExchange`; make a"
                  + " number of bytes by shifts, as in `(b[i] & 0xff) | (b[i + 1] & 0xff) << 8`"),
          Map.entry(
              "java.lang.invoke.MethodHandle",
              "call the method itself, or pass it to the method with the kernel as a lambda"),
          Map.entry(
              "java.util.BitSet",
              "copy its words before the kernel, `long[] words = %s.toLongArray();`, and read them"
                  + " with `DeviceBits`"),
          Map.entry(
              "java.util.Map",
              "copy its keys and values into arrays before the kernel: sorted keys can be found by"
                  + " a binary search"),
          Map.entry("java.util.Collection", ELEMENTS),
          Map.entry("java.util.Iterator", ELEMENTS),
          Map.entry("java.lang.Iterable", ELEMENTS),
          Map.entry("java.util.Optional", "copy its value before the kernel: `%s.orElse(...)`"),
          Map.entry("java.util.OptionalInt", "copy its value before the kernel: `%s.orElse(...)`"),
          Map.entry("java.util.OptionalLong", "copy its value before the kernel: `%s.orElse(...)`"),
          Map.entry(
              "java.util.OptionalDouble", "copy its value before the kernel: `%s.orElse(...)`"),
          Map.entry(
              "java.util.Scanner", "read the input into an array on the host, before the kernel"),
          Map.entry(
              "java.io.InputStream", "read the input into an array on the host, before the kernel"),
          Map.entry(
              "java.io.Reader", "read the input into an array on the host, before the kernel"),
          Map.entry(
              "java.math.BigInteger", "copy its value into a `long` or its words into an array"),
          Map.entry("java.math.BigDecimal", "copy its value into a `double` before the kernel"));

  private JdkObjectHelp() {}

  /**
   * The help for the first class that has one, of a class and what it extends and implements.
   *
   * @param name of the variable
   */
  public static Optional<String> of(ClassSymbol symbol, String name) {
    if (symbol.packageName().equals("java.nio") && symbol.simpleName().endsWith("Buffer")) {
      return Optional.of(
          "wrap it before the kernel, `DeviceBuffer.wrap("
              + name
              + ")`, and capture an accessor of that");
    }
    return Optional.ofNullable(CLASSES.get(symbol.canonicalName()))
        .map(help -> help.formatted(name))
        .or(() -> random(symbol))
        .or(
            () ->
                Stream.concat(symbol.superclass().stream(), symbol.interfaces().stream())
                    .filter(JavaType.Declared.class::isInstance)
                    .flatMap(parent -> of(((JavaType.Declared) parent).symbol(), name).stream())
                    .findFirst());
  }

  /** Whether there is a help for a type, which may be a functional interface such as Iterable. */
  static boolean isFor(JavaType type) {
    return type instanceof JavaType.Declared declared && of(declared.symbol(), "").isPresent();
  }

  private static Optional<String> random(ClassSymbol symbol) {
    return symbol.canonicalName().equals("java.util.random.RandomGenerator")
        ? Optional.of(NearestMethod.RANDOM)
        : Optional.of(symbol)
            .filter(s -> s.simpleName().contains("Random"))
            .flatMap(NearestMethod::helpFor);
  }
}
