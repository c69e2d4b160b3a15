package dev.sycamore.fuzz.program;

/** Memory of a device that a kernel names, and the forms of accessors. */
public enum StorageForm {
  /** Allocated memory; each work-item has a slice. */
  MEMORY("mem", ProgramShape.MOST_ITEMS * ProgramShape.SLICE),
  /** A buffer of one dimension; each work-item has a slice. */
  WHOLE("acc", ProgramShape.MOST_ITEMS * ProgramShape.SLICE),
  /** A part of a buffer at an offset; each work-item has a slice. */
  PART("part", ProgramShape.MOST_ITEMS * ProgramShape.SLICE + 20),
  /** A buffer of two dimensions; each work-item has a row. */
  PLANE("plane", ProgramShape.MOST_ITEMS * ProgramShape.SLICE),
  /** A buffer of three dimensions; each work-item has a row. */
  CUBE("cube", ProgramShape.MOST_ITEMS * ProgramShape.SLICE),
  /** A buffer that is only read. */
  INPUT("read", ProgramShape.INPUT_LENGTH),
  /** A buffer of records or of {@code Half}; each work-item has an element. */
  RECORDS("held", ProgramShape.MOST_ITEMS),
  /** Allocated memory of {@code Half}; each work-item has an element. */
  HALF_MEMORY("kept", ProgramShape.MOST_ITEMS);

  private final String prefix;
  private final int length;

  StorageForm(String prefix, int length) {
    this.prefix = prefix;
    this.length = length;
  }

  /** What its variables' names begin with. */
  public String prefix() {
    return prefix;
  }

  /** Elements of the array with its values. */
  public int length() {
    return length;
  }

  /** Whether it is allocated memory and no accessor. */
  boolean isMemory() {
    return this == MEMORY || this == HALF_MEMORY;
  }

  /** The dimensions of its buffer. */
  private int dimensions() {
    return this == PLANE ? 2 : this == CUBE ? 3 : 1;
  }

  /** What stands behind the names of classes: {@code 2} in {@code IntAccessor2}. */
  String suffix() {
    return dimensions() == 1 ? "" : Integer.toString(dimensions());
  }

  /** The range of the buffer as a further argument of {@code wrap}. */
  String wrapped() {
    return switch (this) {
      case PLANE -> ", range(%d, %d)".formatted(ProgramShape.MOST_ITEMS, ProgramShape.SLICE);
      case CUBE -> ", range(%d, 4, %d)".formatted(ProgramShape.MOST_ITEMS / 4, ProgramShape.SLICE);
      default -> "";
    };
  }

  /** The part as further arguments of {@code access}. */
  String accessed() {
    return this == PART ? ", range(%d), range(7)".formatted(length - 20) : "";
  }

  /** All indices but the masked part of the last, as text with what follows. */
  String leading() {
    return switch (this) {
      case MEMORY, WHOLE, PART -> "i * " + ProgramShape.SLICE + " + ";
      case PLANE -> "i, ";
      case CUBE -> "i >> 2, i & 3, ";
      case INPUT, RECORDS, HALF_MEMORY -> "";
    };
  }

  /** The size that a program reads, such as {@code range(0)}. */
  public String size() {
    return switch (this) {
      case PLANE -> "range(0)";
      case CUBE -> "range(1)";
      default -> "size()";
    };
  }
}
