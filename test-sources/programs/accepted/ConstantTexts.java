import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** {@code length}, {@code isEmpty} and {@code charAt} of constant strings. */
public class ConstantTexts {
  static final String BASES = "ACGT";
  static final String HEX = "0123456789" + "abcdef";
  static final String LONGER = BASES + HEX + '\u00e9' + 1 + "\uD83D\uDE00";

  static char complement(char base) {
    for (int k = 0; k < BASES.length(); k++) {
      if (BASES.charAt(k) == base) {
        return "TGCA".charAt(k);
      }
    }
    return '?';
  }

  public static Object run(DeviceQueue q) {
    int n = 64;
    char[] out = new char[n];
    int[] sums = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              final String local = "local " + HEX;
              out[i] = complement(i % 5 == 4 ? 'N' : BASES.charAt(i % 5));
              sums[i] =
                  HEX.charAt(i & 15)
                      + LONGER.charAt(i % LONGER.length()) * 3
                      + local.charAt(i % local.length()) * 5
                      + ("".isEmpty() ? BASES.length() : 0)
                      + (BASES.isEmpty() ? 0 : "Z".charAt(0));
            })
        .await();
    return new Object[] {out, sums};
  }
}
