package dev.sycamore.runtime.workgroup;

import dev.sycamore.runtime.failure.WorkItemIndex;
import dev.sycamore.runtime.range.Geometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A work-item of a work-group on the host. */
public final class WorkItem {
  private final WorkGroup group;
  private final Geometry geometry;
  private final int localLinearId;
  private final int[] localId;

  WorkItem(WorkGroup group, int localLinearId) {
    this.group = group;
    this.geometry = group.geometry();
    this.localLinearId = localLinearId;
    this.localId = new int[geometry.dimensions()];
    int rest = localLinearId;
    for (int d = localId.length - 1; d >= 0; d--) {
      localId[d] = rest % geometry.local().get(d);
      rest /= geometry.local().get(d);
    }
  }

  /** Where it is, for messages. */
  WorkItemIndex index() {
    List<Integer> global = new ArrayList<>();
    for (int d = 0; d < localId.length; d++) {
      global.add(groupId(d) * localRange(d) + localId[d]);
    }
    return WorkItemIndex.inGroup(
        global, Arrays.stream(geometry.local().toArray()).boxed().toList());
  }

  /** 1 to 3. */
  public int dimensions() {
    return localId.length;
  }

  /** The index in the group. */
  public int localId(int dimension) {
    return localId[dimension];
  }

  /** The size of the group. */
  public int localRange(int dimension) {
    return geometry.local().get(dimension);
  }

  /** The index of the group. */
  public int groupId(int dimension) {
    return group.groupId(dimension);
  }

  /** The number of groups. */
  public int groupRange(int dimension) {
    return group.groups().get(dimension);
  }

  /** The row-major index in the group. */
  public int localLinearId() {
    return localLinearId;
  }

  /** The row-major index of the group. */
  public long groupLinearId() {
    long linear = 0;
    for (int d = 0; d < localId.length; d++) {
      linear = linear * groupRange(d) + groupId(d);
    }
    return linear;
  }

  /** The number of work-items in the group. */
  public int groupSize() {
    return (int) geometry.groupSize();
  }

  /** The index of the sub-group in its group. */
  public int subGroupId() {
    return localLinearId / group.subGroupSize();
  }

  /** The index in the sub-group. */
  public int subGroupLocalId() {
    return localLinearId % group.subGroupSize();
  }

  /** The number of work-items in the sub-group; the last one of a work-group may have fewer. */
  public int subGroupSize() {
    return Math.min(group.subGroupSize(), groupSize() - firstOfSubGroup());
  }

  /** Whether the sub-group has as many work-items as sub-groups of the kernel have. */
  public boolean isSubGroupFull() {
    return subGroupSize() == group.subGroupSize();
  }

  private int firstOfSubGroup() {
    return localLinearId - subGroupLocalId();
  }

  /** Waits for the other work-items of the group. */
  public void barrier() {
    group.barrier(this);
  }

  /** The values that all work-items of the group give, by linear local id. */
  public Object[] exchange(Object value) {
    Object[] slots = group.slots();
    slots[localLinearId] = value;
    group.barrier(this);
    Object[] values = slots.clone();
    group.barrier(this);
    return values;
  }

  /** The values that all work-items of the sub-group give, in order. */
  public Object[] exchangeInSubGroup(Object value) {
    Object[] slots = group.slots();
    slots[localLinearId] = value;
    group.subGroupBarrier(this);
    int first = firstOfSubGroup();
    Object[] values = Arrays.copyOfRange(slots, first, first + subGroupSize());
    group.subGroupBarrier(this);
    return values;
  }
}
