package dev.sycamore;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Buffers of records on the host: layout, ownership, parts, and what is refused. */
class RecordDeviceBufferTest {
  enum Level {
    LOW,
    HIGH {
      @Override
      public String toString() {
        return "a class of its own";
      }
    }
  }

  private record Point(float x, double y) {}

  private record Pair<A, B>(A first, B second) {}

  private record Every(
      boolean z,
      byte b,
      short s,
      char c,
      int i,
      long l,
      Half h,
      Level level,
      Point at,
      Int2 vector,
      Pair<Pair<Level, Point>, Half> pair) {}

  private record Plus(int value) {
    Plus {
      value = value + 1;
    }

    @Override
    public int value() {
      return value * 100;
    }
  }

  private record Listed(Point at, List<Integer> all) {}

  private record Boxed(Pair<Integer, Point> pair) {}

  private record Nested(int i, Nested next) {}

  private record Nothing() {}

  private static Every every(int i) {
    Point at = new Point(-0f, i * 0.1);
    return new Every(
        i > 0,
        (byte) -i,
        (short) i,
        'c',
        i,
        1L << 40,
        Half.of(i),
        Level.values()[i % 2],
        at,
        Int2.of(i, -i),
        new Pair<>(new Pair<>(Level.HIGH, at), Half.of(0.5f)));
  }

  @Test
  void componentsAreInTheOrderOfDeclarations() {
    try (RecordDeviceBuffer<Every> b = DeviceBuffer.records(Every.class, 3)) {
      assertThat(b.size()).isEqualTo(3);
      assertThat(b.componentNames())
          .containsExactly(
              "z",
              "b",
              "s",
              "c",
              "i",
              "l",
              "h",
              "level",
              "at.x",
              "at.y",
              "vector.x",
              "vector.y",
              "pair.first.first",
              "pair.first.second.x",
              "pair.first.second.y",
              "pair.second");
      assertThat(b.component("pair.first.second.y")).isInstanceOf(DoubleDeviceBuffer.class);
      assertThat(b.component("level")).isInstanceOf(IntDeviceBuffer.class);
      assertThatThrownBy(() -> b.component("at"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("no component 'at': there are [z, b,");
    }
  }

  @Test
  void recordsKeepTheirBits() {
    Every[] all = {every(0), every(1), every(2)};
    try (RecordDeviceBuffer<Every> b = DeviceBuffer.wrap(all.clone());
        RecordAccessor<Every> a = b.hostAccess(READ_WRITE)) {
      for (int i = 0; i < all.length; i++) {
        assertThat(a.get(i)).isEqualTo(all[i]);
      }
      a.set(2, all[1]);
      assertThat(a.get(2)).isEqualTo(all[1]);
      assertThat(a.size()).isEqualTo(3);
      assertThat(a.mode()).isEqualTo(READ_WRITE);
    }
  }

  @Test
  void anArrayHasTheResultsWhenTheBufferIsClosed() {
    Point[] points = {new Point(1, 2), new Point(3, 4), new Point(5, 6)};
    Point first = points[0];
    RecordDeviceBuffer<Point> b = DeviceBuffer.wrap(points);
    try (RecordDeviceBuffer<Point> part = b.subBuffer(range(1), range(2));
        RecordAccessor<Point> a = part.hostAccess(WRITE)) {
      a.set(1, new Point(7, 8));
    }
    assertThat(points[2]).isEqualTo(new Point(5, 6));
    b.close();
    assertThat(points).containsExactly(new Point(1, 2), new Point(3, 4), new Point(7, 8));
    points[0] = first;
    b.close();
    assertThat(points[0]).isSameAs(first);
  }

  @Test
  void anArrayThatNobodyWritesKeepsItsRecords() {
    Point[] points = {new Point(1, 2)};
    Point first = points[0];
    try (RecordDeviceBuffer<Point> b = DeviceBuffer.wrap(points);
        RecordAccessor<Point> a = b.hostAccess(READ)) {
      assertThat(a.get(0)).isEqualTo(first);
      assertThatThrownBy(() -> a.set(0, first)).isInstanceOf(IllegalStateException.class);
    }
    assertThat(points[0]).isSameAs(first);
  }

  @Test
  void componentsAreStoredAndConstructorsRun() {
    try (RecordDeviceBuffer<Plus> b = DeviceBuffer.records(Plus.class, 2)) {
      try (RecordAccessor<Plus> a = b.hostAccess(WRITE)) {
        a.set(1, new Plus(5));
      }
      try (IntDeviceBuffer values = (IntDeviceBuffer) b.component("value");
          IntAccessor a = values.hostAccess(READ)) {
        assertThat(a.get(0)).isZero();
        assertThat(a.get(1)).isEqualTo(6);
      }
      try (RecordAccessor<Plus> a = b.hostAccess(READ)) {
        assertThat(a.get(1).value()).isEqualTo(700);
      }
    }
  }

  @Test
  void kernelsFillsAndCopiesRunOnTheHost() {
    Point[] points = {new Point(1, 2), new Point(3, 4), new Point(5, 6), new Point(7, 8)};
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"));
        RecordDeviceBuffer<Point> b = DeviceBuffer.wrap(points);
        RecordDeviceBuffer<Point> other = DeviceBuffer.records(Point.class, 4)) {
      q.submit(h -> h.fill(b.access(h, WRITE, range(1), range(3)), new Point(9, 9)));
      q.submit(h -> h.copy(b.access(h, READ), other.access(h, WRITE)));
      q.submit(h -> h.prefetch(other.access(h, READ)));
      q.submit(
          h -> {
            RecordAccessor<Point> from = other.access(h, READ);
            RecordAccessor<Point> to = b.access(h, READ_WRITE);
            h.parallelFor(range(4), i -> to.set(i, new Point(from.get(3 - i).x(), to.get(i).y())));
          });
    }
    assertThat(points)
        .containsExactly(new Point(9, 2), new Point(5, 4), new Point(3, 6), new Point(1, 9));
  }

  @Test
  void accessorsAreForTheirPlaceOnly() {
    RecordDeviceBuffer<Point> b = DeviceBuffer.records(Point.class, 2);
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"))) {
      RecordAccessor<?>[] kept = new RecordAccessor<?>[1];
      q.submit(h -> kept[0] = b.access(h, READ));
      assertThatThrownBy(() -> kept[0].get(0)).isInstanceOf(IllegalStateException.class);
      RecordAccessor<Point> host = b.hostAccess(READ_WRITE);
      assertThatThrownBy(() -> host.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> q.submit(h -> h.fill(b.access(h, WRITE), new Point(1, 1))))
          .isInstanceOf(IllegalStateException.class);
      host.close();
      assertThatThrownBy(() -> host.get(0)).isInstanceOf(IllegalStateException.class);
      assertThatThrownBy(() -> b.subBuffer(range(1), range(2)))
          .isInstanceOf(IllegalArgumentException.class);
      b.close();
      assertThatThrownBy(() -> b.hostAccess(READ)).isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void whatCannotBeStoredIsRefused() {
    refused(Listed.class, "the component 'all' is of the type java.util.List");
    refused(Boxed.class, "the component 'pair.first' is of the type java.lang.Integer");
    refused(Nested.class, "the component 'next' holds a record of its own class");
    refused(Nothing.class, "it has no components");
    refused(Pair.class, "the component 'first' is of the type A");
    assertThatThrownBy(() -> DeviceBuffer.wrap(new Record[0]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "there are no buffers of java.lang.Record: it is not a record class;");
  }

  private static void refused(Class<? extends Record> type, String reason) {
    assertThatThrownBy(() -> DeviceBuffer.records(type, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("there are no buffers of " + type.getTypeName() + ": " + reason)
        .hasMessageEndingWith(
            "; components are primitives, Half, enums, vectors and records of those");
  }

  @Test
  void kernelsAskForTheComponentsThatTheyWereCompiledFor() {
    try (RecordDeviceBuffer<Point> b = DeviceBuffer.records(Point.class, 1);
        RecordAccessor<Point> a = b.hostAccess(READ)) {
      assertThat(a.component(1, "y", 2)).isInstanceOf(DoubleAccessor.class);
      assertThatThrownBy(() -> a.component(1, "x", 2))
          .isInstanceOf(KernelNotSupportedException.class)
          .hasMessage(
              "the kernel was compiled for records with 2 components, 'x' at 1; these have [x, y]:"
                  + " compile it again");
      assertThatThrownBy(() -> a.component(0, "x", 1))
          .isInstanceOf(KernelNotSupportedException.class);
    }
  }

  @Test
  void nullIsNoRecord() {
    assertThatThrownBy(() -> DeviceBuffer.wrap(new Point[] {new Point(1, 2), null}))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("at 1, the record is null");
    try (RecordDeviceBuffer<Every> b = DeviceBuffer.records(Every.class, 1);
        RecordAccessor<Every> a = b.hostAccess(WRITE)) {
      Every e = every(0);
      Every broken =
          new Every(
              true, e.b, e.s, e.c, e.i, e.l, e.h, e.level, e.at, e.vector, new Pair<>(null, e.h));
      assertThatThrownBy(() -> a.set(0, broken))
          .isInstanceOf(NullPointerException.class)
          .hasMessage("the component 'pair.first' is null");
      assertThat(a.get(0).z()).isFalse();
    }
  }

  @Test
  void ordinalsOfNoConstantAreRefused() {
    try (RecordDeviceBuffer<Every> b = DeviceBuffer.records(Every.class, 2)) {
      try (IntDeviceBuffer levels = (IntDeviceBuffer) b.component("level");
          IntAccessor a = levels.hostAccess(WRITE)) {
        a.set(1, 2);
      }
      try (RecordAccessor<Every> a = b.hostAccess(READ)) {
        assertThat(a.get(0).level()).isEqualTo(Level.LOW);
        assertThatThrownBy(() -> a.get(1))
            .isInstanceOf(IllegalStateException.class)
            .hasMessage("the component 'level' is 2: its enum has no such ordinal");
      }
    }
  }

  @Test
  void recordsAreCopiedFromAndToArrays() {
    Every[] all = {every(0), every(1), every(2), every(3)};
    Every[] out = new Every[2];
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"));
        RecordDeviceBuffer<Every> b = DeviceBuffer.records(Every.class, 4)) {
      q.submit(h -> h.copy(all, b.access(h, WRITE)));
      Every last = all[3];
      all[3] = null;
      q.submit(h -> h.copy(b.access(h, READ, range(2), range(2)), out));
      assertThat(out).containsExactly(all[2], last);
      assertThatThrownBy(() -> q.submit(h -> h.copy(b.access(h, READ), out)))
          .isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> q.submit(h -> h.copy(out, b.access(h, WRITE))))
          .isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> q.submit(h -> h.copy(all, b.access(h, READ))))
          .isInstanceOf(IllegalStateException.class);
      assertThatThrownBy(() -> q.submit(h -> h.copy(all, b.access(h, WRITE))))
          .isInstanceOf(NullPointerException.class)
          .hasMessage("at 3, the record is null");
    }
  }
}
