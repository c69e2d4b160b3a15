package dev.sycamore.binding.touched;

/** What an index can depend on. */
public enum LaunchQuantity {
  /** One value for each work-item, from the offset of the range on. */
  GLOBAL_ID('g'),
  /** One value for each work-item of a group, from 0 on. */
  LOCAL_ID('l'),
  /** One value for each group, from 0 on. */
  GROUP_ID('w'),
  /** The same for all work-items. */
  GLOBAL_RANGE('G'),
  /** The same for all work-items. */
  LOCAL_RANGE('L'),
  /** The same for all work-items. */
  GROUP_RANGE('W'),
  /** The value of a scalar argument. */
  VALUE('v'),
  /** The length of an array. */
  LENGTH('n');

  private final char letter;

  LaunchQuantity(char letter) {
    this.letter = letter;
  }

  /** What its words begin with. */
  char letter() {
    return letter;
  }

  /** Whether its number is that of an argument. */
  public boolean isOfArgument() {
    return this == VALUE || this == LENGTH;
  }
}
