package dev.sycamore.fuzz.run;

import dev.sycamore.fuzz.generate.Dice;
import java.lang.reflect.Array;

/** Arrays that lack elements at their end, which programs use nevertheless. */
final class ShortArrays {
  private ShortArrays() {}

  /**
   * The value itself, or a shorter copy. Of an array of arrays some rows are shorter too.
   *
   * @param name that of the parameter: arrays that programs make buffers of have to be whole
   * @param choice together with the seed and the name it says what is cut
   */
  static Object cut(Object value, String name, long seed, int choice) {
    if (!value.getClass().isArray() || name.startsWith("data")) {
      return value;
    }
    Dice dice = new Dice(seed + choice ^ name.hashCode() * 0x9E3779B97F4A7C15L);
    boolean rows = value.getClass().getComponentType().isArray();
    if (rows && dice.chance(50)) {
      for (int i = 0; i < Array.getLength(value); i++) {
        if (dice.chance(12)) {
          Array.set(value, i, shorter(Array.get(value, i), 0, dice));
        }
      }
      return value;
    }
    // Loops may count to the length of an input less 40, by a condition that needs equality.
    int least = name.startsWith("in") ? 40 : 0;
    return dice.chance(25) ? shorter(value, least, dice) : value;
  }

  /** By an element, by some, or by any number. */
  private static Object shorter(Object array, int least, Dice dice) {
    int length = Array.getLength(array);
    int lost = dice.chance(33) ? 1 : dice.chance(50) ? dice.below(8) : dice.below(length + 1);
    int left = Math.max(least, length - lost);
    Object copy = Array.newInstance(array.getClass().getComponentType(), left);
    System.arraycopy(array, 0, copy, 0, left);
    return copy;
  }
}
