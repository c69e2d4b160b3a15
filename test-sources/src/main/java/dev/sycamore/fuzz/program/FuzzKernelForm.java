package dev.sycamore.fuzz.program;

import java.util.List;

/** The index space of a kernel, and how its work-items get their index {@code i}. */
public enum FuzzKernelForm {
  /** The index is {@code i}. */
  RANGE("RangeKernel1", "i", "int i"),
  /** The same, as a function that is passed to the method with the kernel, which calls it. */
  PASSED("RangeKernel1", "i", "int i"),
  /** A range that begins at an offset. */
  OFFSET_RANGE("RangeKernel1", "at", "int at"),
  /** A range with {@code long} indices that begins where two rows of it meet. */
  LONG_RANGE("LongRangeKernel1", "at", "long at"),
  /** A range of two dimensions. */
  RANGE_2("RangeKernel2", "(y, x)", "int y, int x"),
  /** A range of three dimensions. */
  RANGE_3("RangeKernel3", "(z, y, x)", "int z, int y, int x"),
  /** One work-item, with index 0. */
  SINGLE_TASK("SingleTaskKernel", "()", ""),
  /**
   * The index is {@code i}, that in the group {@code l}, that of the group {@code g}; {@code tileT}
   * is local memory of one element for each work-item of a group.
   */
  ND_RANGE("NdKernel1", "it", "NdItem1 it"),
  /** The same in two dimensions. */
  ND_RANGE_2("NdKernel2", "it", "NdItem2 it");

  /** A little before the end of a row of 2^20 indices, beyond the range of {@code int}. */
  private static final String LONG_OFFSET = "((9L << 32) - 5)";

  private final String kernelInterface;
  private final String lambdaParameters;
  private final String methodParameters;

  FuzzKernelForm(String kernelInterface, String lambdaParameters, String methodParameters) {
    this.kernelInterface = kernelInterface;
    this.lambdaParameters = lambdaParameters;
    this.methodParameters = methodParameters;
  }

  /** The interface of its kernels. */
  String kernelInterface() {
    return kernelInterface;
  }

  /** The parameters of a lambda, with the parentheses that they need. */
  String lambdaParameters() {
    return lambdaParameters;
  }

  /** The parameters of a method, declared, without parentheses. */
  String methodParameters() {
    return methodParameters;
  }

  /** Whether generated classes launch {@code @Kernel} methods of this form. */
  public boolean hasMethods() {
    return switch (this) {
      case RANGE, RANGE_2, RANGE_3, ND_RANGE, ND_RANGE_2 -> true;
      case PASSED, OFFSET_RANGE, LONG_RANGE, SINGLE_TASK -> false;
    };
  }

  /** The first parameter of a {@code @Kernel} method. */
  String item() {
    return switch (this) {
      case RANGE_2 -> "Item2 it";
      case RANGE_3 -> "Item3 it";
      default -> methodParameters;
    };
  }

  /** The first lines of a {@code @Kernel} method. */
  List<String> indicesOfItem(ProgramShape shape) {
    return this == RANGE_2 || this == RANGE_3
        ? List.of("int i = (int) it.linearId();")
        : indices(shape);
  }

  /** Whether there are work-groups. */
  public boolean hasGroups() {
    return this == ND_RANGE || this == ND_RANGE_2;
  }

  /** The call that launches a kernel, on a queue or a handler. */
  String launch(ProgramShape shape, String kernel) {
    return switch (this) {
      case OFFSET_RANGE -> "parallelFor(" + shape.range() + ".withOffset(1234567), " + kernel + ")";
      case LONG_RANGE ->
          "parallelFor(%s.withOffset(%s), %s)".formatted(shape.range(), LONG_OFFSET, kernel);
      case SINGLE_TASK -> "singleTask(" + kernel + ")";
      default -> "parallelFor(" + shape.range() + ", " + kernel + ")";
    };
  }

  /** The first lines of a kernel. */
  List<String> indices(ProgramShape shape) {
    return switch (this) {
      case RANGE, PASSED -> List.of();
      case OFFSET_RANGE -> List.of("int i = at - 1234567;");
      case LONG_RANGE -> List.of("int i = (int) (at - " + LONG_OFFSET + ");");
      case RANGE_2 -> List.of("int i = y * " + shape.size(1) + " + x;");
      case RANGE_3 ->
          List.of("int i = (z * %d + y) * %d + x;".formatted(shape.size(1), shape.size(2)));
      case SINGLE_TASK -> List.of("int i = 0;");
      case ND_RANGE ->
          List.of("int i = it.globalId();", "int l = it.localId();", "int g = it.groupId();");
      case ND_RANGE_2 ->
          List.of(
              "int i = (int) it.globalLinearId();",
              "int l = it.localLinearId();",
              "int g = (int) it.group().linearId();");
    };
  }
}
