package dev.sycamore.runtime.detect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("one-jdk")
class KernelDetectorTest {

  private static final String FIELDS = "\tkernel k\tK.java\t1\t2\t";
  private static final List<AccessSite> SITES =
      AccessSite.parse(
          String.join(
              "\n",
              "read\tglobal\t4" + FIELDS + "a",
              "write\tglobal\t4" + FIELDS + "a",
              "atomic\tglobal\t4" + FIELDS + "a",
              "read\tlocal\t4" + FIELDS + "tile",
              "write\tlocal\t4" + FIELDS + "tile",
              "write\tglobal\t1" + FIELDS + "a",
              "read\tglobal\t16" + FIELDS + "a",
              "wait\tglobal\t0\tkernel k\tK.java\t7\t3\t",
              "wait\tglobal\t0\tkernel k\tK.java\t9\t5\t",
              "parting\tglobal\t0\t\t\t0\t0\t"));

  /** These two are no sites, but what the tests give for an item's record. */
  private static final int BEGIN = -10;

  private static final int BARRIER = -11;
  private static final int READ = 0;
  private static final int WRITE = 1;
  private static final int ATOMIC = 2;
  private static final int READ_LOCAL = 3;
  private static final int WRITE_LOCAL = 4;
  private static final int WRITE_BYTE = 5;
  private static final int READ_VECTOR = 6;
  private static final int WAIT = 7;
  private static final int WAIT_ELSEWHERE = 8;
  private static final int PARTING = 9;

  private static final long BASE = 0x7000_0000_0000L;
  private static final long LOCAL = 0x7000_0001_0000L;

  private static final WatchedMemory MEMORY =
      new WatchedMemory(
          List.of(
              new WatchedBlock("a", BASE, 4096, 4, false),
              new WatchedBlock("tile", LOCAL, 64, 4, true)));

  private static final int GROUP_SIZE = 4;
  private static final int STRETCH = 20;

  private final KernelDetector items =
      new KernelDetector(SITES, Geometry.range(IndexExtent.of(8)), MEMORY);

  private final KernelDetector groups =
      new KernelDetector(
          SITES, Geometry.ndRange(IndexExtent.of(8), IndexExtent.of(GROUP_SIZE)), MEMORY);

  private long now;
  private long group;

  @Test
  void aWriteAndAReadOfTwoWorkItems() {
    log(items, BEGIN, 0, WRITE, 12, BEGIN, 3, READ, 12);

    assertThat(items.races())
        .singleElement()
        .satisfies(
            race ->
                assertThat(race.shown())
                    .startsWith(
                        """
                        element 3 of `a`
                          - work-item 0 writes it at K.java:1:2 in kernel k
                          - work-item 3 reads it at K.java:1:2 in kernel k
                          help: """));
  }

  @Test
  void oneWorkItemMayDoAnything() {
    log(items, BEGIN, 0, WRITE, 12, READ, 12, ATOMIC, 12, WRITE, 12, BEGIN, 1, WRITE, 16);

    assertThat(items.races()).isEmpty();
  }

  @Test
  void manyMayRead() {
    log(items, BEGIN, 0, READ, 0, BEGIN, 1, READ, 0, BEGIN, 2, READ, 0, BEGIN, 0, READ, 0);

    assertThat(items.races()).isEmpty();
  }

  @Test
  void atomicOperationsHaveNoRaceWithEachOther() {
    log(items, BEGIN, 0, ATOMIC, 0, BEGIN, 1, ATOMIC, 0);

    assertThat(items.races()).isEmpty();

    log(items, BEGIN, 1, READ, 0);

    assertThat(items.races()).hasSize(1);
  }

  @Test
  void ofTwoReadersOneIsAnother() {
    log(items, BEGIN, 0, READ, 0, BEGIN, 1, READ, 0, WRITE, 0);

    assertThat(items.races()).hasSize(1);
  }

  @Test
  void aPairOfPlacesIsReportedOnce() {
    log(items, BEGIN, 0, WRITE, 0, WRITE, 4, BEGIN, 1, WRITE, 0, WRITE, 4);

    assertThat(items.races()).hasSize(1);
  }

  @Test
  void aBarrierOrdersTheWorkItemsOfAGroup() {
    log(groups, BEGIN, 0, WRITE, 0, BEGIN, 1, WRITE, 4);
    log(groups, BARRIER, 0, READ, 4, BARRIER, 1, READ, 0);

    assertThat(groups.races()).isEmpty();

    log(groups, BARRIER, 0, BARRIER, 1, WRITE, 4, BARRIER, 0, READ, 4);

    assertThat(groups.races()).isEmpty();
  }

  @Test
  void aBarrierDoesNotOrderGroups() {
    log(groups, BEGIN, 0, WRITE, 0, BARRIER, 0, BEGIN, 4, BARRIER, 4, READ, 0);

    assertThat(groups.races()).hasSize(1);
  }

  @Test
  void aReadOfAnEarlierGroupIsKept() {
    log(groups, BEGIN, 0, READ, 0, BEGIN, 4, READ, 0, BEGIN, 5, READ, 0);
    log(groups, BARRIER, 4, BARRIER, 5, READ, 0, WRITE, 0);

    assertThat(groups.races()).hasSize(1);
  }

  @Test
  void bytesOfAnElementAreDifferent() {
    log(items, BEGIN, 0, WRITE_BYTE, 1, BEGIN, 1, WRITE_BYTE, 2);

    assertThat(items.races()).isEmpty();

    log(items, BEGIN, 2, READ, 0);

    assertThat(items.races()).hasSize(1);
  }

  @Test
  void whatIsKnownOfAnElementHoldsForItsBytes() {
    log(items, BEGIN, 0, WRITE, 8, BEGIN, 1, WRITE_BYTE, 11);

    assertThat(items.races()).hasSize(1);
  }

  @Test
  void aVectorUsesSeveralElements() {
    log(items, BEGIN, 0, WRITE, 12, BEGIN, 1, READ_VECTOR, 0);

    assertThat(items.races()).hasSize(1);
  }

  @Test
  void racesOfLocalMemoryComeFromNativeCode() {
    log(groups, BEGIN, 4, BEGIN, 5);
    other(4, WRITE_LOCAL, 12, READ_LOCAL);
    other(4, WRITE_LOCAL, 16, READ_LOCAL);

    assertThat(groups.races())
        .singleElement()
        .satisfies(
            race ->
                assertThat(race.shown())
                    .startsWith(
                        """
                        element 3 of local memory `tile`
                          - work-item 4, local 0 in group 1 writes it at K.java:1:2 in kernel k
                          - work-item 5, local 1 in group 1 reads it at K.java:1:2 in kernel k
                          help: put a barrier"""));
  }

  @Test
  void readsOfWhatNobodyWroteComeFromNativeCode() {
    log(groups, BEGIN, 4, BEGIN, 5);
    groups.record(LOCAL + 12, word(READ_LOCAL, LogRecord.UNWRITTEN));
    groups.record(LOCAL + 16, word(READ_LOCAL, LogRecord.UNWRITTEN));

    assertThat(groups.uninitializedReads())
        .singleElement()
        .satisfies(
            read ->
                assertThat(read.shown())
                    .startsWith(
                        """
                        element 3 of local memory `tile` was not written
                          - work-item 5, local 1 in group 1 reads it at K.java:1:2 in kernel k
                          help: """));
  }

  @Test
  void aWorkItemEndsWithoutTheBarrier() {
    groups.record(0, word(0, LogRecord.PLACES));
    groups.record(4, word(0, LogRecord.ITEM));
    log(groups, WAIT, 5, WAIT, 6, WAIT, 7, PARTING, 0);

    assertThat(groups.parting())
        .hasValueSatisfying(
            parting ->
                assertThat(parting.shown())
                    .startsWith(
                        """
                        a barrier or group operation was not reached by all work-items of its group:
                          - work-item 5, local 1 in group 1 waits at K.java:7:3 in kernel k
                          - work-item 4, local 0 in group 1 ends without it
                          help: """));
  }

  @Test
  void workItemsWaitAtDifferentBarriers() {
    groups.record(0, word(0, LogRecord.PLACES));
    log(groups, WAIT, 0, WAIT, 1, WAIT_ELSEWHERE, 2, WAIT, 3, PARTING, 0);
    groups.record(0, word(0, LogRecord.PLACES));
    log(groups, WAIT_ELSEWHERE, 4, WAIT, 5, WAIT, 6, WAIT, 7, PARTING, 0);

    assertThat(groups.parting())
        .hasValueSatisfying(
            parting ->
                assertThat(parting.shown())
                    .contains("work-item 0, local 0 in group 0 waits at K.java:7:3")
                    .contains("work-item 2, local 2 in group 0 waits at K.java:9:5"));
  }

  /** Work-item {@code item} has used local memory before the one at hand does. */
  private void other(int item, int site, int offset, int now) {
    groups.record(item, word(0, LogRecord.OTHER));
    groups.record((long) site << Integer.SIZE | offset, word(now, LogRecord.RACE));
  }

  /** Pairs of a place and a work-item, or the offset that is used. */
  private void log(KernelDetector detector, int... records) {
    for (int i = 0; i < records.length; i += 2) {
      boolean goesOn = records[i] == BEGIN || records[i] == BARRIER;
      if (goesOn && detector.equals(groups)) {
        phase(records[i] == BEGIN, records[i + 1]);
      }
      boolean isUse = !goesOn && records[i] != WAIT && records[i] != WAIT_ELSEWHERE;
      detector.record(
          isUse ? BASE + records[i + 1] : records[i + 1],
          goesOn ? word(0, LogRecord.ITEM) : records[i]);
    }
  }

  /** The first work-item of a group begins what the group does up to the next barrier. */
  private void phase(boolean begins, int item) {
    now += 1L << STRETCH;
    if (item % GROUP_SIZE == 0) {
      group = begins ? now : group;
      groups.record(now, word((int) ((now - group) >>> STRETCH), LogRecord.PHASE));
    }
  }

  private static long word(int high, int low) {
    return (long) high << Integer.SIZE | Integer.toUnsignedLong(low);
  }
}
