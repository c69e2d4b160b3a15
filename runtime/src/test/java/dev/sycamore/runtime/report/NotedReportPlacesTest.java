package dev.sycamore.runtime.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.natives.Lwjgl;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lwjgl.system.MemoryUtil;

/** Reports in memory of a device, which the host reads only when a kernel has noted a failure. */
class NotedReportPlacesTest {
  private static final int COUNT = 3;

  private final int[] onDevice = new int[COUNT * ReportPlaces.WORDS];
  private int reads;

  /** Null before it was allocated. */
  private HostBlock note;

  private final ReportPlaces places = new NotedReportPlaces(context(), this::allocate, COUNT);

  private record DeviceWords(long size) implements DeviceBlock {}

  private record HostBlock(long hostAddress, long size) implements DeviceBlock {}

  @BeforeAll
  static void loadLibrary() {
    Lwjgl.load();
  }

  @AfterEach
  void free() {
    MemoryUtil.nmemFree(note.hostAddress());
  }

  private DeviceBlock allocate(AllocationKind kind, long size) {
    if (kind == AllocationKind.DEVICE) {
      return new DeviceWords(size);
    }
    note = new HostBlock(MemoryUtil.nmemAllocChecked(size), size);
    return note;
  }

  /** A context of which only copies are asked for. */
  private DeviceContext context() {
    return (DeviceContext)
        Proxy.newProxyInstance(
            DeviceContext.class.getClassLoader(),
            new Class<?>[] {DeviceContext.class},
            (proxy, method, arguments) -> {
              if (arguments.length == 2) {
                System.arraycopy(arguments[1], 0, onDevice, 0, onDevice.length);
                return null;
              }
              int first = (int) ((long) arguments[1] / Integer.BYTES);
              int index = (int) arguments[3];
              int count = (int) arguments[4];
              if (method.getName().equals("read")) {
                reads++;
                System.arraycopy(onDevice, first, arguments[2], index, count);
              } else {
                System.arraycopy(arguments[2], index, onDevice, first, count);
              }
              return null;
            });
  }

  private int word(int place, int word) {
    return onDevice[place * ReportPlaces.WORDS + word];
  }

  /** What the work-item of the first violation does, as it is compiled. */
  private void violate(int place) {
    onDevice[place * ReportPlaces.WORDS + ReportLayout.VIOLATION] = 1;
    if (word(place, ReportLayout.CURSOR) < 0) {
      long low = word(place, 62) & 0xffff_ffffL;
      long address = low | ((long) word(place, 63) << Integer.SIZE);
      MemoryUtil.memPutInt(address, 1);
    }
  }

  @Test
  void aFailureIsNoted() {
    assertThat(places.anyWritten()).isFalse();
    violate(1);
    assertThat(places.anyWritten()).isTrue();
    assertThat(reads).isZero();

    int[] words = new int[ReportPlaces.WORDS];
    places.read(0, words, 1);
    assertThat(words[ReportLayout.VIOLATION]).isZero();
    places.read(1, words, ReportPlaces.WORDS);
    assertThat(words[ReportLayout.VIOLATION]).isEqualTo(1);
    places.allEnded();
    assertThat(places.anyWritten()).isFalse();
  }

  /** Kernels write the last operands before the end of the capacity, and the host finds them. */
  @Test
  void theReportEndsWithItsCapacity() {
    assertThat(places.words())
        .isEqualTo(ReportLayout.HEADER + word(0, ReportLayout.CAPACITY))
        .isEqualTo(ReportPlaces.WORDS - 2);
  }

  @Test
  void anEmptiedPlaceCanBeUsedAgain() {
    int[] before = onDevice.clone();
    violate(2);
    places.empty(2);
    assertThat(onDevice).isEqualTo(before);
    assertThat(word(2, ReportLayout.CAPACITY))
        .isEqualTo(ReportPlaces.WORDS - ReportLayout.HEADER - ReportLayout.NOTE_WORDS);
  }
}
