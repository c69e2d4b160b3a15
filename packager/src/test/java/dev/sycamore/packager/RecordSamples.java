package dev.sycamore.packager;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/** Records with components of all kinds; {@link #get} returns what their methods compute. */
public final class RecordSamples implements Supplier<List<Object>> {

  record Empty() {}

  record Pair<T>(T first, Object second) {}

  @SuppressWarnings("ArrayRecordComponent") // one of each kind
  record All(
      boolean z, byte b, short s, char c, int i, long l, float f, double d, String text, int[] a) {}

  /** Has one of the methods itself. */
  record Own(int x, String y) {
    @Override
    public int hashCode() {
      return x;
    }
  }

  @Override
  public List<Object> get() {
    List<Object> found = new ArrayList<>();
    Object nothing = null;
    int[] array = null;
    List<Object> records = new ArrayList<>();
    records.add(new Empty());
    records.add(new Own(3, "y"));
    records.add(new Own(3, null));
    for (Object part : new Object[] {null, "text", new Empty(), new Pair<>("a", 1L)}) {
      records.add(new Pair<>(part, 7));
    }
    for (int changed = -1; changed < 10; changed++) {
      records.add(
          new All(
              changed == 0,
              (byte) (changed == 1 ? -1 : 1),
              (short) (changed == 2 ? -2 : 2),
              changed == 3 ? 'x' : 'y',
              changed == 4 ? Integer.MIN_VALUE : 4,
              changed == 5 ? 1L << 40 : 5,
              changed == 6 ? Float.NaN : -0.0f,
              changed == 7 ? 0.0 : -0.0,
              changed == 8 ? null : "t",
              changed == 9 ? new int[0] : array));
    }
    for (Object a : records) {
      boolean hasArray = a instanceof All all && all.a() != null;
      found.add(hasArray ? "" : a.toString());
      found.add(hasArray ? 0 : a.hashCode());
      for (Object b : records) {
        found.add(Objects.equals(a, b));
      }
      found.add(a.equals(nothing));
      found.add(a.equals("text"));
    }
    found.add(
        new All(true, (byte) 1, (short) 1, 'c', 1, 1, Float.NaN, 1, "", array)
            .equals(new All(true, (byte) 1, (short) 1, 'c', 1, 1, Float.NaN, 1, "", array)));
    return found;
  }
}
