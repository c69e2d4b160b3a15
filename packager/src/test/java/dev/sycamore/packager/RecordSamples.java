package dev.sycamore.packager;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Records with components of each kind; {@link #get} gives what their methods compute. */
@SuppressWarnings({"SelfEquals", "EqualsNull", "ArrayRecordComponent"}) // they are what is tested
public final class RecordSamples implements Supplier<List<Object>> {

  record All(
      boolean z, byte b, char c, short s, int i, long j, float f, double d, Object o, int[] a) {}

  record None() {}

  /** One that says itself what is equal. */
  record Own(int value) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Own own && own.value % 2 == value % 2;
    }

    @Override
    public int hashCode() {
      return value % 2;
    }
  }

  private static final int[] ARRAY = {1};

  private static All sample() {
    return new All(true, (byte) -1, 'c', (short) -2, 3, 1L << 40, -0.0f, Double.NaN, "o", ARRAY);
  }

  /** Each differs from the sample in one component. */
  private static List<Object> others() {
    All s = sample();
    return List.of(
        new All(false, s.b, s.c, s.s, s.i, s.j, s.f, s.d, s.o, s.a),
        new All(s.z, (byte) 1, s.c, s.s, s.i, s.j, s.f, s.d, s.o, s.a),
        new All(s.z, s.b, 'd', s.s, s.i, s.j, s.f, s.d, s.o, s.a),
        new All(s.z, s.b, s.c, (short) 2, s.i, s.j, s.f, s.d, s.o, s.a),
        new All(s.z, s.b, s.c, s.s, 4, s.j, s.f, s.d, s.o, s.a),
        new All(s.z, s.b, s.c, s.s, s.i, 1L << 41, s.f, s.d, s.o, s.a),
        new All(s.z, s.b, s.c, s.s, s.i, s.j, 0.0f, s.d, s.o, s.a),
        new All(s.z, s.b, s.c, s.s, s.i, s.j, s.f, 0.0, s.o, s.a),
        new All(s.z, s.b, s.c, s.s, s.i, s.j, s.f, s.d, null, s.a),
        new All(s.z, s.b, s.c, s.s, s.i, s.j, s.f, s.d, s.o, null),
        new None(),
        "no record");
  }

  @Override
  public List<Object> get() {
    List<Object> results = new ArrayList<>();
    All sample = sample();
    int array = System.identityHashCode(ARRAY);
    results.add(sample.equals(sample));
    results.add(sample.equals(sample()));
    results.add(sample.equals(null));
    // An array's number is another one in each process.
    results.add(sample.hashCode() - array);
    for (Object other : others()) {
      results.add(sample.equals(other) + " " + other.equals(sample));
    }
    for (Object other : others().subList(0, 9)) {
      results.add(other.hashCode() - array);
    }
    results.add(new None().equals(new None()));
    results.add(new None().hashCode());
    results.add(new None().toString());
    results.add(new Own(3).equals(new Own(5)));
    results.add(new Own(3).hashCode());
    return results;
  }
}
