package dev.sycamore.fuzz.program;

import java.util.List;
import java.util.stream.Collectors;

/**
 * How a kernel is launched: its form and sizes, dimension 0 first, which is the slowest.
 *
 * @param groups the sizes of a work-group; empty where there are none
 * @param subGroup the size of sub-groups that the kernel requires; 0 for none
 * @param origin where the kernel is that the launch is given
 * @param carrier how it gets what it captures
 */
public record ProgramShape(
    FuzzKernelForm form,
    List<Integer> sizes,
    List<Integer> groups,
    int subGroup,
    KernelOrigin origin,
    Carrier carrier) {
  /** The most work-items of a kernel. */
  public static final int MOST_ITEMS = 80;

  /** Elements of an input array; a power of two. */
  public static final int INPUT_LENGTH = 64;

  /** Elements of an output array that belong to one work-item; a power of two. */
  public static final int SLICE = 4;

  /** Elements of an array that is read at places that follow from the work-item's index. */
  public static final int NEAR_LENGTH = 256;

  /** Elements of an array that all work-items change; a power of two. */
  public static final int SHARED_LENGTH = 4;

  /** Without work-groups. */
  public static ProgramShape range(FuzzKernelForm form, Integer... sizes) {
    return plain(form, List.of(sizes), List.of());
  }

  /** Work-groups in one dimension. */
  public static ProgramShape groups(int size, int group) {
    return plain(FuzzKernelForm.ND_RANGE, List.of(size), List.of(group));
  }

  /** Work-groups in two dimensions. */
  public static ProgramShape groups(List<Integer> sizes, List<Integer> groups) {
    return plain(FuzzKernelForm.ND_RANGE_2, sizes, groups);
  }

  /** The same with sub-groups of a size. */
  public ProgramShape withSubGroup(int size) {
    return new ProgramShape(form, sizes, groups, size, origin, carrier);
  }

  /** The same with a kernel from elsewhere. */
  public ProgramShape from(KernelOrigin newOrigin) {
    return new ProgramShape(form, sizes, groups, subGroup, newOrigin, carrier);
  }

  /** The same with captures that something else carries. */
  public ProgramShape carriedBy(Carrier newCarrier) {
    return new ProgramShape(form, sizes, groups, subGroup, origin, newCarrier);
  }

  private static ProgramShape plain(
      FuzzKernelForm form, List<Integer> sizes, List<Integer> groups) {
    return new ProgramShape(form, sizes, groups, 0, KernelOrigin.LAMBDA, Carrier.VARIABLES);
  }

  /** Work-items of a group. */
  public int group() {
    return groups.stream().reduce(1, Math::multiplyExact);
  }

  /** One less than the largest power of two up to the size of a group. */
  public int groupMask() {
    return Integer.highestOneBit(group()) - 1;
  }

  int size(int dimension) {
    return sizes.get(dimension);
  }

  /** The range, as an argument. */
  String range() {
    if (form == FuzzKernelForm.LONG_RANGE) {
      return "range(%dL)".formatted(sizes.get(0));
    }
    return groups.isEmpty()
        ? text(sizes)
        : "ndRange(" + (sizes.size() == 1 ? numbers(sizes) : text(sizes)) + ", " + local() + ")";
  }

  private String local() {
    return groups.size() == 1 ? numbers(groups) : text(groups);
  }

  private static String text(List<Integer> sizes) {
    return "range(" + numbers(sizes) + ")";
  }

  private static String numbers(List<Integer> sizes) {
    return sizes.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
