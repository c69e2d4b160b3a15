package dev.sycamore.header;

import java.util.List;

/**
 * A {@code @Kernel} method that gets a launcher.
 *
 * @param isPublic whether the launcher is
 * @param index the first parameter
 * @param signature as the binding class has it: {@code p/Outer$Inner.name} and its descriptor
 * @param parameters all but the first
 */
public record KernelMethod(
    String name, boolean isPublic, Index index, String signature, List<Parameter> parameters) {

  public KernelMethod {
    parameters = List.copyOf(parameters);
  }

  /** What the first parameter is. */
  public enum Index {
    INT("Range1"),
    ITEM1("Range1"),
    ITEM2("Range2"),
    ITEM3("Range3"),
    ND_ITEM1("NdRange1"),
    ND_ITEM2("NdRange2"),
    ND_ITEM3("NdRange3");

    private final String range;

    Index(String range) {
      this.range = range;
    }

    /** The simple names of the classes of ranges that launches take. */
    List<String> ranges() {
      return this == INT ? List.of(range, "Offset" + range) : List.of(range);
    }
  }

  /**
   * A parameter.
   *
   * @param type as source has it, with full names
   * @param buffer the class of buffers that give this type of accessor, or empty
   * @param isLocal whether it is local memory
   */
  public record Parameter(String type, String name, String buffer, boolean isLocal) {}
}
