package dev.sycamore.runtime.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.sycamore.Half;
import dev.sycamore.runtime.natives.Lwjgl;
import dev.sycamore.runtime.range.ElementRanges.Span;
import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.LaidOutArray;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lwjgl.system.MemoryUtil;

/** Many records are copied by generated classes, with the bits that few have. */
class BulkRecordsTest {
  private static final int MANY = 1 << 14;

  /** Once many of a class were copied, the generated one copies all: few of them come first. */
  private static final int[] FEW_THEN_MANY = {5, MANY + 3};

  @BeforeAll
  static void loadLwjgl() {
    Lwjgl.load();
  }

  record Inner(Half h, TimeUnit unit, float f) {}

  record All(
      boolean z, byte b, short s, char c, int i, long j, float f, double d, Inner in, Inner more) {}

  private static All random(Random random) {
    return new All(
        random.nextBoolean(),
        (byte) random.nextInt(),
        (short) random.nextInt(),
        (char) random.nextInt(),
        random.nextInt(),
        random.nextLong(),
        Float.intBitsToFloat(random.nextInt()),
        Double.longBitsToDouble(random.nextLong()),
        inner(random),
        inner(random));
  }

  private static Inner inner(Random random) {
    TimeUnit[] units = TimeUnit.values();
    return new Inner(
        Half.ofBits((short) random.nextInt()), units[random.nextInt(units.length)], -0.0f);
  }

  private static byte[] bytes(LaidOutArray elements) {
    byte[] bytes = new byte[elements.length()];
    long address = MemoryUtil.nmemAllocChecked(bytes.length);
    try {
      elements.toNative(0, bytes.length, address);
      MemoryUtil.memByteBuffer(address, bytes.length).get(bytes);
      return bytes;
    } finally {
      MemoryUtil.nmemFree(address);
    }
  }

  private static byte[] bytes(Object array, int size) {
    long address = MemoryUtil.nmemAllocChecked(size);
    try {
      HostArrays.toNative(array, address);
      byte[] bytes = new byte[size];
      MemoryUtil.memByteBuffer(address, size).get(bytes);
      return bytes;
    } finally {
      MemoryUtil.nmemFree(address);
    }
  }

  private static void bringBack(LaidOutArray elements, byte[] bytes) {
    long address = MemoryUtil.nmemAllocChecked(bytes.length);
    try {
      MemoryUtil.memByteBuffer(address, bytes.length).put(bytes);
      elements.fromNative(address, 0, bytes.length);
      elements.scatter();
    } finally {
      MemoryUtil.nmemFree(address);
    }
  }

  private static BitSet leaves(int from, int to) {
    BitSet leaves = new BitSet();
    leaves.set(from, to);
    return leaves;
  }

  @Test
  void manyRecordsHaveTheBitsOfTheirLeaves() {
    Random random = new Random(1);
    All[] records = new All[MANY];
    for (int i = 0; i < records.length; i++) {
      records[i] = random(random);
    }
    RecordElements elements = (RecordElements) LaidOutArrays.of(records);
    assertThat(elements.layout().bulkReader(leaves(0, elements.layout().leaves().size())))
        .isPresent();
    assertThat(elements.layout().bulkWriter()).isPresent();
    byte[] bytes = bytes(elements);

    // One by one, with boxed values.
    int leaves = elements.layout().leaves().size();
    Object[] values = new Object[leaves];
    for (int k = 0; k < leaves; k++) {
      values[k] = LeafValues.create(elements.layout().leaves().get(k).kind(), MANY);
    }
    new BoxedRecords(elements.layout(), leaves(0, leaves)).read(records, 0, MANY, values, 0);
    for (int k = 0; k < leaves; k++) {
      Span span = elements.span(k);
      assertThat(Arrays.copyOfRange(bytes, span.begin(), span.end()))
          .as(elements.layout().leaves().get(k).path())
          .isEqualTo(bytes(values[k], span.size()));
    }
  }

  @Test
  void onlyRecordsThatDifferAreMadeAgain() {
    Random random = new Random(2);
    All[] records = new All[MANY];
    for (int i = 0; i < records.length; i++) {
      records[i] = random(random);
    }
    LaidOutArray elements = LaidOutArrays.of(records);
    byte[] bytes = bytes(elements);
    All[] before = records.clone();
    All[] others = new All[MANY];
    for (int i = 0; i < records.length; i++) {
      others[i] = i % 3 == 0 ? records[i] : changed(records[i], i % 10);
      records[i] = others[i];
    }

    bringBack(elements, bytes);

    for (int i = 0; i < records.length; i++) {
      if (i % 3 == 0) {
        assertThat(records[i]).as("%d", i).isSameAs(others[i]);
      } else {
        assertThat(records[i]).as("%d", i).isNotSameAs(others[i]);
      }
      assertThat(records[i]).as("%d", i).isEqualTo(before[i]);
    }
  }

  /** Only one test has records of it. */
  record Mixed(byte b, double d, Half h, TimeUnit unit) {}

  private static Mixed mixed(Random random) {
    Inner some = inner(random);
    return new Mixed(
        (byte) random.nextInt(), Double.longBitsToDouble(random.nextLong()), some.h, some.unit);
  }

  @Test
  void aLeafComesAndGoesByItself() {
    Random random = new Random(4);
    for (int count : FEW_THEN_MANY) {
      Mixed[] records = new Mixed[count];
      for (int i = 0; i < count; i++) {
        records[i] = mixed(random);
      }
      RecordElements elements = (RecordElements) LaidOutArrays.of(records);
      byte[] bytes = bytes(elements);
      Mixed[] before = records.clone();
      int leaves = elements.layout().leaves().size();
      for (int leaf = 0; leaf < leaves; leaf++) {
        Span span = elements.span(leaf);
        int size = span.size() / count;
        int from = span.begin() + size;
        byte[] part = new byte[span.size() - 2 * size];
        long address = MemoryUtil.nmemAllocChecked(part.length);
        try {
          elements.toNative(from, part.length, address);
          MemoryUtil.memByteBuffer(address, part.length).get(part);
          assertThat(part).isEqualTo(Arrays.copyOfRange(bytes, from, from + part.length));
          Arrays.setAll(records, i -> mixed(random));
          Mixed[] others = records.clone();
          elements.fromNative(address, from, part.length);
          elements.fromNative(address, span.begin(), size);
          elements.fromNative(address + part.length - size, span.end() - size, size);
          elements.scatter();
          byte[] all = bytes(LaidOutArrays.of(others));
          System.arraycopy(bytes, from, all, from, part.length);
          System.arraycopy(bytes, from, all, span.begin(), size);
          System.arraycopy(bytes, from + part.length - size, all, span.end() - size, size);
          assertThat(bytes(elements)).isEqualTo(all);
        } finally {
          MemoryUtil.nmemFree(address);
        }
        System.arraycopy(before, 0, records, 0, count);
      }
    }
  }

  record Odd(int i) {
    Odd {
      i &= ~1;
    }
  }

  @Test
  void aConstructorThatChangesComponentsIsRefused() {
    for (int count : FEW_THEN_MANY) {
      Odd[] records = new Odd[count];
      Arrays.setAll(records, i -> new Odd(2 * i));
      LaidOutArray elements = LaidOutArrays.of(records);
      byte[] bytes = bytes(elements);
      bytes[4 * 3] ^= 1;
      assertThatIllegalStateException()
          .isThrownBy(() -> bringBack(elements, bytes))
          .withMessageContaining("Odd changes components")
          .withMessageEndingWith("stored in [3]");
    }
  }

  @Test
  void anOrdinalOfNoConstantIsRefused() {
    for (int count : FEW_THEN_MANY) {
      TimeUnit[] units = new TimeUnit[count];
      Arrays.fill(units, TimeUnit.DAYS);
      LaidOutArray elements = LaidOutArrays.of(units);
      byte[] bytes = bytes(elements);
      bytes[4 * 2] = 77;
      assertThatIllegalStateException()
          .isThrownBy(() -> bringBack(elements, bytes))
          .withMessageContaining("is 77: its enum has no such ordinal");
    }
  }

  @Test
  void usedLeavesThatAreNeighboursAreOneSpan() {
    All[] records = {random(new Random(5)), random(new Random(6))};
    RecordElements elements = (RecordElements) LaidOutArrays.of(records);
    elements.use(3);
    elements.use(0);
    elements.use(4);
    assertThat(elements.usedSpans())
        .containsExactly(
            elements.span(0), new Span(elements.span(3).begin(), elements.span(4).end()));
  }

  /** One component has another bit. */
  private static All changed(All r, int component) {
    return switch (component) {
      case 0 -> new All(!r.z, r.b, r.s, r.c, r.i, r.j, r.f, r.d, r.in, r.more);
      case 1 -> new All(r.z, (byte) (r.b ^ 1), r.s, r.c, r.i, r.j, r.f, r.d, r.in, r.more);
      case 2 -> new All(r.z, r.b, (short) ~r.s, r.c, r.i, r.j, r.f, r.d, r.in, r.more);
      case 3 -> new All(r.z, r.b, r.s, (char) ~r.c, r.i, r.j, r.f, r.d, r.in, r.more);
      case 4 -> new All(r.z, r.b, r.s, r.c, r.i ^ 1 << 31, r.j, r.f, r.d, r.in, r.more);
      case 5 -> new All(r.z, r.b, r.s, r.c, r.i, r.j ^ 1L << 32, r.f, r.d, r.in, r.more);
      case 6 -> new All(r.z, r.b, r.s, r.c, r.i, r.j, r.f == 1 ? 2 : 1, r.d, r.in, r.more);
      case 7 -> new All(r.z, r.b, r.s, r.c, r.i, r.j, r.f, r.d == 1 ? 2 : 1, r.in, r.more);
      case 8 -> {
        Inner in = new Inner(Half.ofBits((short) ~r.in.h.bits()), r.in.unit, r.in.f);
        yield new All(r.z, r.b, r.s, r.c, r.i, r.j, r.f, r.d, in, r.more);
      }
      default -> {
        // The zeros are equal, and their bits are not.
        Inner more = new Inner(r.more.h, r.more.unit, 0.0f);
        yield new All(r.z, r.b, r.s, r.c, r.i, r.j, r.f, r.d, r.in, more);
      }
    };
  }

  @Test
  void whatIsNullIsNamed() {
    Random random = new Random(3);
    All[] records = new All[MANY];
    for (int i = 0; i < records.length; i++) {
      records[i] = random(random);
    }
    All r = records[12345];
    records[12345] =
        new All(r.z, r.b, r.s, r.c, r.i, r.j, r.f, r.d, r.in, new Inner(r.in.h, null, 1));
    LaidOutArray elements = LaidOutArrays.of(records);
    assertThatNullPointerException()
        .isThrownBy(() -> bytes(elements))
        .withMessage("at 12345, the component 'more.unit' is null");
    records[12345] = null;
    assertThatNullPointerException()
        .isThrownBy(() -> bytes(elements))
        .withMessage("at 12345, the record is null");
  }
}
