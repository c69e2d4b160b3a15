package dev.sycamore.runtime.detect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.runtime.detect.KernelDetector.Search;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import java.util.EnumSet;
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
              "begin\tglobal\t0" + FIELDS,
              "barrier\tglobal\t0" + FIELDS,
              "read\tglobal\t4" + FIELDS + "a",
              "write\tglobal\t4" + FIELDS + "a",
              "atomic\tglobal\t4" + FIELDS + "a",
              "read\tlocal\t4" + FIELDS + "tile",
              "write\tlocal\t4" + FIELDS + "tile",
              "write\tglobal\t1" + FIELDS + "a",
              "read\tglobal\t16" + FIELDS + "a",
              "wait\tglobal\t0\tkernel k\tK.java\t7\t3\t",
              "wait\tglobal\t0\tkernel k\tK.java\t9\t5\t",
              "atomic\tlocal\t4" + FIELDS + "tile",
              "write\tlocal\t1" + FIELDS + "tile",
              "parting\tglobal\t0\t\t\t0\t0\t"));

  private static final int BEGIN = 0;
  private static final int BARRIER = 1;
  private static final int READ = 2;
  private static final int WRITE = 3;
  private static final int ATOMIC = 4;
  private static final int READ_LOCAL = 5;
  private static final int WRITE_LOCAL = 6;
  private static final int WRITE_BYTE = 7;
  private static final int READ_VECTOR = 8;
  private static final int WAIT = 9;
  private static final int WAIT_ELSEWHERE = 10;
  private static final int ATOMIC_LOCAL = 11;
  private static final int WRITE_LOCAL_BYTE = 12;
  private static final int PARTING = 13;

  private static final long BASE = 0x7000_0000_0000L;

  private static final List<WatchedBlock> BLOCKS =
      List.of(new WatchedBlock("a", BASE, 4096, 4, false));

  private static final Geometry GROUPS = Geometry.ndRange(IndexExtent.of(8), IndexExtent.of(4));

  private final KernelDetector items =
      new KernelDetector(
          SITES, Geometry.range(IndexExtent.of(8)), BLOCKS, EnumSet.of(Search.RACES));

  private final KernelDetector groups =
      new KernelDetector(SITES, GROUPS, List.of(), EnumSet.of(Search.RACES));

  private final KernelDetector reads =
      new KernelDetector(
          SITES,
          GROUPS,
          List.of(new WatchedBlock("tile", BASE, 64, 4, true)),
          EnumSet.of(Search.UNINITIALIZED));

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
  void aThirdReadIsNotNeeded() {
    log(groups, BEGIN, 0, READ_LOCAL, 0, BEGIN, 1, READ_LOCAL, 0, BEGIN, 2, READ_LOCAL, 0);
    log(groups, READ_LOCAL, 0, WRITE_LOCAL, 0);

    assertThat(groups.races()).hasSize(1);
  }

  @Test
  void readsBeforeABarrierDoNotHideThoseAfterIt() {
    log(groups, BEGIN, 0, READ_LOCAL, 0, BEGIN, 1, READ_LOCAL, 0);
    log(groups, BARRIER, 0, READ_LOCAL, 0, BARRIER, 1, WRITE_LOCAL, 0);

    assertThat(groups.races()).hasSize(1);
  }

  @Test
  void eachGroupHasLocalMemoryOfItsOwn() {
    log(groups, BEGIN, 0, WRITE_LOCAL, 0, BEGIN, 4, READ_LOCAL, 0, WRITE_LOCAL, 0);

    assertThat(groups.races()).isEmpty();

    log(groups, BEGIN, 5, READ_LOCAL, 0);

    assertThat(groups.races())
        .singleElement()
        .satisfies(race -> assertThat(race.shown()).startsWith("local memory `tile`"));
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
  void workItemsThatWaitAtTheSameBarrierAreNotParted() {
    log(groups, BEGIN, 0, WAIT, 0, BEGIN, 1, WAIT, 0, BARRIER, 0, BARRIER, 1);

    assertThat(groups.parting()).isEmpty();
  }

  @Test
  void aWorkItemEndsWithoutTheBarrier() {
    log(groups, BEGIN, 4, BEGIN, 5, WAIT, 0, BEGIN, 6, WAIT, 0, BEGIN, 7, WAIT, 0, PARTING, 0);

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
    log(groups, BEGIN, 0, WAIT, 0, BEGIN, 1, WAIT, 0, BEGIN, 2, WAIT, 0, BEGIN, 3, WAIT, 0);
    log(groups, BARRIER, 0, WAIT, 0, BARRIER, 1, WAIT, 0, BARRIER, 2, WAIT_ELSEWHERE, 0);
    log(groups, BARRIER, 3, WAIT, 0, PARTING, 0);

    assertThat(groups.parting())
        .hasValueSatisfying(
            parting ->
                assertThat(parting.shown())
                    .contains("work-item 0, local 0 in group 0 waits at K.java:7:3")
                    .contains("work-item 2, local 2 in group 0 waits at K.java:9:5"));
  }

  @Test
  void whatAnyWorkItemOfTheGroupWroteMayBeRead() {
    log(reads, BEGIN, 0, WRITE_LOCAL, 8, BEGIN, 1, BARRIER, 0, BARRIER, 1, READ_LOCAL, 8);

    assertThat(reads.uninitializedReads()).isEmpty();
    assertThat(reads.races()).isEmpty();
  }

  @Test
  void whatNobodyWroteIsReported() {
    log(reads, BEGIN, 4, WRITE_LOCAL, 8, BEGIN, 5, READ_LOCAL, 12, READ_LOCAL, 16);

    assertThat(reads.uninitializedReads())
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
  void whatAnotherGroupWroteIsNotWritten() {
    log(reads, BEGIN, 0, WRITE_LOCAL, 8, BEGIN, 4, READ_LOCAL, 8);

    assertThat(reads.uninitializedReads()).hasSize(1);
  }

  @Test
  void anAtomicOperationReadsAndWrites() {
    log(reads, BEGIN, 0, ATOMIC_LOCAL, 8, READ_LOCAL, 8);

    assertThat(reads.uninitializedReads()).hasSize(1);
  }

  @Test
  void eachByteHasToBeWritten() {
    log(reads, BEGIN, 0, WRITE_LOCAL_BYTE, 0, WRITE_LOCAL_BYTE, 1, WRITE_LOCAL_BYTE, 3);
    log(reads, READ_LOCAL, 0);

    assertThat(reads.uninitializedReads()).hasSize(1);
  }

  @Test
  void memoryOfArgumentsIsAlwaysWritten() {
    log(reads, BEGIN, 0, READ, 0);

    assertThat(reads.uninitializedReads()).isEmpty();
  }

  /** Pairs of a place and a work-item, or the offset that is used. */
  private static void log(KernelDetector detector, int... records) {
    for (int i = 0; i < records.length; i += 2) {
      boolean item = records[i] == BEGIN || records[i] == BARRIER;
      detector.record(item ? records[i + 1] : BASE + records[i + 1], records[i]);
    }
  }
}
