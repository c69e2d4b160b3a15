package dev.sycamore;

import java.util.Arrays;
import java.util.List;

/**
 * Where a kernel failed: in which work-item. It is the cause of the exception that the call that
 * waits throws for the failure. With checks on, that is the JVM's own exception on every device,
 * such as for an index out of range. On the device {@code host} it is any exception that a
 * work-item threw.
 *
 * <pre>{@code
 * try {
 *   queue.await();
 * } catch (IndexOutOfBoundsException e) {
 *   if (e.getCause() instanceof WorkItemException item) {
 *     System.err.println("work-item " + item.globalId() + ": " + e.getMessage());
 *   }
 * }
 * }</pre>
 */
public class WorkItemException extends DeviceException {
  private static final long serialVersionUID = 1;

  private final int[] globalId;
  private final int[] groupId;
  private final int[] localId;

  /**
   * An exception with a message and the place of the work-item.
   *
   * @param message what failed; may be null
   * @param globalId dimension 0 is the slowest; empty for a single task
   * @param groupId as many, or empty for a kernel without work-groups
   * @param localId as many as of the group
   */
  public WorkItemException(
      String message, List<Integer> globalId, List<Integer> groupId, List<Integer> localId) {
    super(message);
    this.globalId = toArray(globalId);
    this.groupId = toArray(groupId);
    this.localId = toArray(localId);
  }

  /**
   * The index in the range of the launch, dimension 0 the slowest; empty for a single task.
   *
   * @return an unmodifiable list, one index for each dimension
   */
  public List<Integer> globalId() {
    return toList(globalId);
  }

  /**
   * The index of the work-group; empty for a kernel without work-groups.
   *
   * @return an unmodifiable list, one index for each dimension
   */
  public List<Integer> groupId() {
    return toList(groupId);
  }

  /**
   * The index in the work-group; empty for a kernel without work-groups.
   *
   * @return an unmodifiable list, one index for each dimension
   */
  public List<Integer> localId() {
    return toList(localId);
  }

  private static int[] toArray(List<Integer> ids) {
    return ids.stream().mapToInt(Integer::intValue).toArray();
  }

  private static List<Integer> toList(int[] ids) {
    return Arrays.stream(ids).boxed().toList();
  }
}
