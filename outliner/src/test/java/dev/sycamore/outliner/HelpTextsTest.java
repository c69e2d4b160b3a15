package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What messages say of the very construct, and what to write instead. */
@Tag("one-jdk")
@Tag("full")
class HelpTextsTest {

  private static final String PROGRAM =
      """
      import static dev.sycamore.NdRange.ndRange;
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;
      import dev.sycamore.annotations.*;
      import java.util.*;
      import java.util.concurrent.atomic.*;
      import java.util.function.*;

      class Example {
        enum Mode { A, B }
        record P(int x, int y) {}
        record Held(int x, List<Integer> all) {}
        record Nothing() {}
        static class Rows { int n; int[] d = {1}; int sum() { return 1; } }
        interface Shape {}
        record Circle(int r) implements Shape {}
        sealed interface Known { double area(); }
        record Disc(double area) implements Known {}
        record Square(int a) implements Shape {}
        static final List<Integer> LIST = List.of(1);
        List<Integer> names;
        int[] own;
        int sum;
        %s
        void run(DeviceQueue q, int[] a, float[] f, boolean z, AtomicInteger counter, AtomicLong total,
            float[][] grid, int[][][] cube, String text, Integer boxed, Integer[] boxes, List<Integer> list,
            Rows rr, P p, Held[][] pss, Held[] hs, Mode mode, Held held, FloatDeviceBuffer buffer, Object o,
            RecordAccessor<Held> stored, RecordAccessor<Nothing> nothing, RecordAccessor<?> any, Known sealed, double[] d,
            TreeMap<Integer, Integer> map, Random random, java.util.random.RandomGenerator generator, BitSet bits,
            Optional<Integer> maybe, Scanner scanner, java.nio.IntBuffer ints, TimeZone zone, Rows[] shared,
            IntUnaryOperator op, IntUnaryOperator[] ops, P[] ps) {
          %s
        }
      }
      """;

  private static Diagnostic only(String members, String statements) {
    List<Diagnostic> found =
        OutlineRun.of(PROGRAM.formatted(members == null ? "" : members, statements)).diagnostics();
    assertThat(found).as(statements).hasSize(1);
    return found.get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          d[i] = Math.random();              | `Math.random()` has no source in this compilation and is not part of the device library | use a generator of `DeviceRandom`, which is a value, as in `SplitMix64.of(seed).skip(i).nextDouble()`; or fill an array on the host
          a[i] = new Random(3).nextInt();    | `new Random` is not allowed in device code | use a generator of `DeviceRandom`, which is a value, as in `SplitMix64.of(seed).skip(i).nextDouble()`; or fill an array on the host
          a[i] = Objects.checkIndex(i, 3);   | `Objects.checkIndex(int, int)` has no source in this compilation and is not part of the device library | leave it out: accesses are checked, and throw what they throw on the JVM, unless `-Asycamore.checks=off` is given
          a[i] = OptionalInt.of(3).getAsInt(); | `OptionalInt.of(int)` has no source in this compilation and is not part of the device library | write a record that has a value or none, with the methods that you need
          a[i] = java.util.stream.IntStream.range(0, i).sum(); | which method the call of `IntStream.sum()` runs is known only at run time | write a loop
          IntUnaryOperator g = x -> x; a[i] = g.andThen(g).applyAsInt(i); | which method the call of `IntUnaryOperator.applyAsInt(int)` runs is known only at run time | write it as a lambda: `x -> g.applyAsInt(f.applyAsInt(x))`, `x -> !p.test(x)`
          a[i] = (int) sealed.area();        | captured variable `sealed` of type `Example.Known` cannot be passed to a device | make it in the kernel: capture its components, and a number or an enum constant for its class
          a[i] = counter.get();              | captured variable `counter` of type `AtomicInteger` cannot be passed to a device | use an `int[1]` and `Atomics.add`
          a[i] = (int) total.get();          | captured variable `total` of type `AtomicLong` cannot be passed to a device | use a `long[1]` and `Atomics.add`
          grid[i] = f;                       | an assignment to a row of an array is not allowed in device code | copy the elements, with a loop or `System.arraycopy`
          cube[0][1] = a;                     | an assignment to a row of an array is not allowed in device code | copy the elements, with a loop or `System.arraycopy`
          String s = text;                   | captured variable `text` of type `String` cannot be passed to a device | copy its characters before the kernel: `char[] chars = text.toCharArray();`
          a[i] = boxed;                      | captured variable `boxed` of type `Integer` cannot be passed to a device | copy it into a primitive before the kernel: `int value = boxed;`
          a[i] = boxes[0];                   | captured variable `boxes` of type `Integer[]` cannot be passed to a device | use an `int[]`
          a[i] = list.get(0);                | captured variable `list` of type `List<Integer>` cannot be passed to a device | copy its elements into an array before the kernel
          a[i] = map.get(0);                 | captured variable `map` of type `TreeMap<Integer, Integer>` cannot be passed to a device | copy its keys and values into arrays before the kernel: sorted keys can be found by a binary search
          a[i] = random.nextInt();           | captured variable `random` of type `Random` cannot be passed to a device | use a generator of `DeviceRandom`, which is a value, as in `SplitMix64.of(seed).skip(i).nextDouble()`; or fill an array on the host
          a[i] = (int) generator.nextLong(); | captured variable `generator` of type `RandomGenerator` cannot be passed to a device | use a generator of `DeviceRandom`, which is a value, as in `SplitMix64.of(seed).skip(i).nextDouble()`; or fill an array on the host
          a[i] = bits.get(i) ? 1 : 0;        | captured variable `bits` of type `BitSet` cannot be passed to a device | copy its words before the kernel, `long[] words = bits.toLongArray();`, and read them with `DeviceBits`
          a[i] = maybe.get();                | captured variable `maybe` of type `Optional<Integer>` cannot be passed to a device | copy its value before the kernel: `maybe.orElse(...)`
          a[i] = scanner.nextInt();          | captured variable `scanner` of type `Scanner` cannot be passed to a device | read the input into an array on the host, before the kernel
          a[i] = ints.get(i);                | captured variable `ints` of type `IntBuffer` cannot be passed to a device | wrap it before the kernel, `DeviceBuffer.wrap(ints)`, and capture an accessor of that
          a[i] = zone.hashCode();            | captured variable `zone` of type `TimeZone` cannot be passed to a device | copy what the kernel needs of it into local variables before the kernel
          a[i] = shared[i].sum();            | captured variable `shared` of type `Example.Rows[]` cannot be passed to a device | declare `Rows` as a record, or copy what the kernel needs of the elements into arrays of primitives before the kernel
          a[i] = op.applyAsInt(i);           | captured variable `op` of type `IntUnaryOperator` cannot be passed to a device | declare it of a type parameter, `<F extends IntUnaryOperator & Serializable>`, or of an interface of your own that extends `java.io.Serializable`: then the kernel is compiled for each function that is passed
          a[i] = ops[i].applyAsInt(i);       | captured variable `ops` of type `IntUnaryOperator[]` cannot be passed to a device | write a `switch` over the index in the kernel, with the code of each function in a case
          sum += i;                          | field `sum` cannot be assigned in device code | write results into an array or an accessor; where many work-items add to one number, use `Atomics.add` on an array of one element
          shared[i].n = i;                   | field `n` cannot be assigned in device code | declare `Rows` as a record, and store a new element: `shared[i] = new Rows(...)`
          shared[i + 1].n += i;              | field `n` cannot be assigned in device code | declare `Rows` as a record, and store a new element: `shared[i + 1] = new Rows(...)`
          ps[i].x = i;                       | field `x` cannot be assigned in device code | store a new element: `ps[i] = new P(...)`
          sum = i;                           | field `sum` cannot be assigned in device code | write results into an array or an accessor
          a[i] = names.get(0);               | field `names` of type `List<Integer>` cannot be passed to a device | copy its elements into an array before the kernel
          a[i] = rr.d[i];                    | captured variable `rr` of type `Example.Rows` cannot be passed to a device | copy the field before the kernel: `int[] d = rr.d;`
          a[i] = hs[0].x();                  | captured variable `hs` of type `Example.Held[]` cannot be passed to a device | component `all` of type `List<Integer>` cannot be stored: components are primitives, `Half`, enums, vectors and records of those
          a[i] = pss[0][1].x();              | captured variable `pss` of type `Example.Held[][]` cannot be passed to a device | component `all` of type `List<Integer>` cannot be stored: components are primitives, `Half`, enums, vectors and records of those
          a[i] = held.x();                   | captured variable `held` of type `Example.Held` cannot be passed to a device | component `all` of type `List<Integer>` cannot cross: copy the components that the kernel uses before the kernel
          a[i] = stored.get(i).x();          | captured variable `stored` of type `RecordAccessor<Example.Held>` cannot be passed to a device | component `all` of type `List<Integer>` cannot be stored: components are primitives, `Half`, enums, vectors and records of those
          a[i] = nothing.size();              | captured variable `nothing` of type `RecordAccessor<Example.Nothing>` cannot be passed to a device | give the record a component: one without components has no memory
          a[i] = any.size();                 | captured variable `any` of type `RecordAccessor<?>` cannot be passed to a device | name the class of the records: `RecordAccessor<Particle>`
          Object b = buffer;                 | captured variable `buffer` of type `FloatDeviceBuffer` cannot be passed to a device | capture an accessor: `var accessor = buffer.access(h, READ_WRITE);`
          Object b = o;                      | captured variable `o` of type `Object` cannot be passed to a device | copy what the kernel needs of it into local variables before the kernel
          Object b = this;                   | `this` of type `Example` cannot be passed to a device | copy what the kernel needs of it into local variables before the kernel
          a[i] = p.equals(mode) ? 1 : 0;     | a call of the instance method `Example.P.equals(Object)` is not allowed in device code | `equals` takes a record of the same class, and both it and `hashCode` need components that have values on a device: compare or combine the components
          a[i] = mode.equals(p) ? 1 : 0;     | a call of the instance method `Enum.equals(Object)` is not allowed in device code | enum constants are their ordinals on a device: compare them with each other, use `ordinal()`, fields and methods with source in the compilation, or switch over them
          a[i] = mode.hashCode();            | a call of the instance method `Enum.hashCode()` is not allowed in device code | its value differs in each run of the JVM: use `ordinal()`, or write `hashCode` of the record
          Shape s = z ? new Circle(1) : new Square(2); | a choice between records of different classes is not allowed in device code | a value of type `Example.Shape` would need a reference: give it the type of a sealed interface of records, or use one record class, with a component for the kind
          int[] t = own; t = new int[2];     | a new array in a variable that may refer to others is not allowed in device code | give the array a variable of its own, declared where the other one is or around it
          int[] t = own; { int[] u = {1}; t = u; } | an array that ends before the variable `t` is not allowed in device code | declare it in the block of `t`, or in one around that
          int[] t = own; a[i] = (t = a)[0];  | an assignment to an array variable inside an expression is not allowed in device code | make it a statement of its own
          Object l = LIST;                   | the value of static field `Example.LIST` is an object of type `List<Integer>` | copy its elements into an array before the kernel
          int[] t = {1}; Atomics.add(t, 0, i); | an atomic operation on a private array is not allowed in device code | no other work-item can access the array: use an operator, as in `t[i] += x`
          a[i] = java.util.Objects.hash(i);  | `Objects.hash(Object[])` has no source in this compilation and is not part of the device library | call `hashCode` of a record of the values
          """)
  void inAKernel(String kernel, String message, String help) {
    Diagnostic fault = only("", "q.parallelFor(range(8), i -> { " + kernel + " });");

    assertThat(fault.message()).isEqualTo(message);
    assertThat(fault.help()).isEqualTo(help);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          f[0] = it.group().reduce(f[1], Op.XOR); | a bitwise group operation on float is not allowed in device code | use `Op.ADD`, `Op.MUL`, `Op.MIN` or `Op.MAX`, or combine the bits: `Float.floatToRawIntBits(x)`
          """)
  void inAnNdRangeKernel(String kernel, String message, String help) {
    Diagnostic fault = only("", "q.parallelFor(ndRange(8, 8), it -> { " + kernel + " });");

    assertThat(fault.message()).isEqualTo(message);
    assertThat(fault.help()).isEqualTo(help);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          q.parallelFor(range(8), null); | `null` | write a lambda, a method reference, or an object of a class that implements a kernel interface; or, for the device `host` only, declare it `@HostOnly`
          q.parallelFor(range(8), new Base() {}); | an object of an anonymous class that inherits `run` | declare `run` in it, or give the class a name: objects of local and anonymous classes are kernels by the `run` that they declare themselves
          class Local extends Base {} q.parallelFor(range(8), new Local()); | a local class that inherits `run` | declare `run` in it, or give the class a name: objects of local and anonymous classes are kernels by the `run` that they declare themselves
          enum Step implements RangeKernel1 { ONE { public void run(int i) {} } } | a constant with a body | declare `run` in the enum, and give the constants fields that it reads
          Doubled d = i -> {}; | the method `at` of an interface whose `run` is written already | write a lambda, a method reference, or an object of a class that implements a kernel interface; or, for the device `host` only, declare it `@HostOnly`
          """)
  void ofWhatIsLaunched(String statements, String what, String help) {
    Diagnostic fault =
        only(
            """
            abstract static class Base implements RangeKernel1 { public final void run(int i) {} }
            interface Doubled extends RangeKernel1 { void at(int i); default void run(int i) { at(2 * i); } }
            void launch(DeviceQueue q, int[] a) { %s }
            """
                .formatted(statements),
            "");

    assertThat(fault.message()).isEqualTo("this cannot be a kernel: it is " + what);
    assertThat(fault.help()).isEqualTo(help);
  }

  @Test
  void aFunctionObjectNamesItsComponent() {
    Diagnostic fault =
        only(
            """
            interface Fn { float at(float x); }
            record MapK<F extends Fn>(F f, float[] a) implements RangeKernel1 {
              public void run(int i) { a[i] = f.at(a[i]); }
            }
            """,
            "");

    assertThat(fault.message()).isEqualTo("component `f` of type `F` cannot be passed to a device");
    assertThat(fault.help())
        .isEqualTo(
            "`F` is a type parameter, whose class is not known when the kernel is compiled: write"
                + " the code for one class");
    assertThat(fault.notes()).hasSize(1);
  }

  @Test
  void aFieldThatCannotCrossIsReportedOnceWithTheCallChain() {
    Diagnostic fault =
        only(
            """
            static final boolean DEBUG = false;
            private int first() { return names.size() + second(); }
            private int second() { if (DEBUG) { return names.size(); } return names.size() + 1; }
            """,
            "q.parallelFor(range(8), i -> { a[i] = first(); });");

    assertThat(fault.chain()).hasSize(2);
    assertThat(fault.notes()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "float getD() { return d; } | a[i] = getD();",
        "static Example of(float d) { return null; } | a[i] = of(1f).d;",
      })
  void whatOtherProcessorsMakeIsNamed(String member, String kernel) {
    String source =
        """
        import dev.sycamore.*;
        final class Example {
          float d;
          %s
          void run(DeviceQueue q, float[] a) {
            q.parallelFor(Range.range(8), i -> { %s });
          }
        }
        """
            .formatted(member, kernel);

    assertThat(OutlineRun.withMade(source, member).diagnostics())
        .extracting(Diagnostic::help)
        .contains(
            "the method is not in the source of its class; another annotation processor, such as"
                + " Lombok, makes it: read the field, or write the method");
  }
}
