import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Methods of {@code Character}, those with tables of Unicode too: of every {@code char} and of numbers beyond. */
public class CharacterMethods {
  static final int N = 1 << 16;

  static int bit(boolean set, int n) {
    return set ? 1 << n : 0;
  }

  public static Object run(DeviceQueue q) {
    int[] flags = new int[N];
    int[] types = new int[N];
    int[] digits = new int[N];
    char[] upper = new char[N];
    char[] lower = new char[N];
    char[] title = new char[N];
    int[] beyond = new int[N];
    q.parallelFor(
            range(N),
            i -> {
              char c = (char) i;
              flags[i] =
                  bit(Character.isDigit(c), 0)
                      | bit(Character.isLetter(c), 1)
                      | bit(Character.isLetterOrDigit(c), 2)
                      | bit(Character.isAlphabetic(c), 3)
                      | bit(Character.isUpperCase(c), 4)
                      | bit(Character.isLowerCase(c), 5)
                      | bit(Character.isTitleCase(c), 6)
                      | bit(Character.isWhitespace(c), 7)
                      | bit(Character.isSpaceChar(c), 8)
                      | bit(Character.isDefined(c), 9)
                      | bit(Character.isJavaIdentifierStart(c), 10)
                      | bit(Character.isJavaIdentifierPart(c), 11)
                      | bit(Character.isUnicodeIdentifierStart(c), 12)
                      | bit(Character.isUnicodeIdentifierPart(c), 13)
                      | bit(Character.isIdentifierIgnorable(c), 14)
                      | bit(Character.isMirrored(c), 15)
                      | bit(Character.isIdeographic(c), 16)
                      | bit(Character.isISOControl(c), 17);
              types[i] = Character.getType(c) + (Character.getDirectionality(c) << 8);
              digits[i] = Character.getNumericValue(c) + 1000 * Character.digit(c, 1 + i % 37);
              upper[i] = Character.toUpperCase(c);
              lower[i] = Character.toLowerCase(c);
              title[i] = Character.toTitleCase(c);
              int p = i * 31 - 100;
              beyond[i] =
                  Character.toUpperCase(p)
                      + Character.toLowerCase(p)
                      + Character.toTitleCase(p)
                      + Character.getType(p)
                      + Character.getNumericValue(p)
                      + Character.digit(p, 16)
                      + bit(Character.isLetter(p), 20)
                      + bit(Character.isUnicodeIdentifierPart(p), 21);
            })
        .await();
    return new Object[] {flags, types, digits, upper, lower, title, beyond};
  }
}
