package dev.sycamore.analysis.disjoint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.analysis.AnalysisCase;
import dev.sycamore.analysis.lowered.LoweredKernel;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forms of indices, and whether their writes are proved: P, or unknown: U, in source order. */
class WriteVerdictsTest {

  private static final String ARGUMENTS =
      """
        argument global int[] a#0 array none = captured 0 @2:2
        argument global int[] b#1 array none = captured 1 @2:3
        argument local int[] t#2 local_accessor none = captured 2 @2:4
        argument int n#3 scalar none = captured 3 @2:5
        argument int w#4 scalar none = captured 4 @2:6
        argument global int[,] m#5 accessor none = captured 5 @2:7
        argument global int[] rows#6 array none = rows 2 of captured 6 @2:8
        argument global long[] table#7 array none = row_table of captured 6 @2:8
      """;

  private static String verdicts(String launch, String form, int dimensions, String body) {
    return WriteVerdicts.of(kernel(launch, form, dimensions, body)).values().stream()
        .map(write -> write.isProved() ? "P" : "U")
        .collect(Collectors.joining());
  }

  /** A kernel of a body in short. */
  static LoweredKernel kernel(String launch, String form, int dimensions, String body) {
    String code = body;
    for (String variable : List.of("a#0", "b#1", "t#2", "n#3", "w#4", "m#5")) {
      String name = variable.substring(0, 1);
      code = code.replaceAll("\\b" + name + "\\b(?!#)", variable);
    }
    code = code.replaceAll("\\bk\\b(?!#)", "k#20").replaceAll("\\bu\\b(?!#)", "u#21");
    String[] ids = {"i", "j", "l"};
    for (int d = 0; d < 3; d++) {
      code =
          code.replaceAll(
              "\\b" + ids[d] + "\\b", "item.global_id(" + d + " of " + dimensions + ")");
      code = code.replaceAll("\\bL" + d, "item.local_id(" + d + " of " + dimensions + ")");
      code = code.replaceAll("\\bG" + d, "item.group_id(" + d + " of " + dimensions + ")");
      code = code.replaceAll("\\bN" + d, "item.global_range(" + d + " of " + dimensions + ")");
      code = code.replaceAll("\\bS" + d, "item.local_range(" + d + " of " + dimensions + ")");
    }
    StringBuilder placed = new StringBuilder();
    int line = 3;
    for (int at = 0; at < code.length(); at++) {
      char c = code.charAt(at);
      placed.append(c).append(c == '@' ? line++ + ":1" : "");
    }
    String text =
        (launch.isEmpty() ? "" : "// launch: " + launch + "\n")
            + "kernel "
            + form
            + " "
            + dimensions
            + " k \"kernel\"\n"
            + ARGUMENTS
            + "  at @1:1\n{\n"
            + placed
            + "\n}\n";
    return AnalysisCase.of(body, text).kernels().get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | P |                    | (a[i] = 1)@;
          1 | P |                    | (a[i + n] = 1)@;
          1 | P |                    | (a[n - i] = 1)@;
          1 | P |                    | (a[N0 - 1 - i] = 1)@;
          1 | P |                    | (a[i * 4] = 1)@;
          1 | PP |                   | (a[i * 2] = 1)@; (a[i * 2 + 1] = 1)@;
          1 | UU |                   | (a[i * 2] = 1)@; (a[i * 2 + 2] = 1)@;
          1 | U |                    | (a[0] = 1)@;
          1 | U |                    | (a[n] = 1)@;
          1 | U |                    | (a[i / 2] = 1)@;
          1 | U |                    | (a[i % 8] = 1)@;
          1 | U |                    | (a[i * n] = 1)@;
          1 | U |                    | (a[b[i]] = 1)@;
          1 | U |                    | (a[i * 1073741824 * 4] = 1)@;
          1 | U |                    | (a[i * 1073741824 * 4 + i % 2] = 1)@;
          1 | P |                    | (a[i / 8 * 8 + i % 8] = 1)@;
          1 | P |                    | (a[i / n * n + i % n] = 1)@;
          1 | P | sizes=64           | (a[i % 8 * 8 + i / 8] = 1)@;
          1 | U | sizes=65           | (a[i % 8 * 8 + i / 8] = 1)@;
          1 | P |                    | (a[(i >> 3) * 16 + (i & 7)] = 1)@;
          1 | P |                    | if (i == 0) (a[0] = 1)@;
          1 | P |                    | if (i < n) (a[i] = 1)@;
          1 | P |                    | if (i < n) (a[i * 4] = 1)@;
          1 | P |                    | if (b[i] > 0) (a[i] = 1)@;
          1 | U |                    | if (b[i] > 0) (a[i * 4] = 1)@;
          1 | P | sizes=1024         | if (b[i] > 0) (a[i * 4] = 1)@;
          1 | P |                    | for (int k = 0; k < 4; k++) (a[i * 4 + k] = 1)@;
          1 | U |                    | for (int k = 0; k < 5; k++) (a[i * 4 + k] = 1)@;
          1 | U |                    | for (int k = 0; k <= 4; k++) (a[i * 4 + k] = 1)@;
          1 | P |                    | for (int k = 3; k >= 0; k--) (a[i * 4 + k] = 1)@;
          1 | P |                    | for (int k = 0; k < w; k++) (a[i * w + k] = 1)@;
          1 | U |                    | for (int k = 0; k <= w; k++) (a[i * w + k] = 1)@;
          1 | P |                    | for (int k = 1; k < w; k++) (a[i * w + k] = 1)@;
          1 | U |                    | for (int k = -1; k < w; k++) (a[i * w + k] = 1)@;
          1 | P |                    | for (int k = 0; k < n; k++) (a[k * N0 + i] = 1)@;
          1 | U |                    | for (int k = 0; k < n; k++) (a[k * w + i] = 1)@;
          1 | P |                    | for (int k = i; k < n; k += N0) (a[k] = 1)@;
          1 | U |                    | for (int k = i; k < n; k += w) (a[k] = 1)@;
          1 | P | elsewhere          | for (int k = i; k < n; k += N0) (a[k] = 1)@;
          1 | UU | elsewhere         | (a[i + i * N0] = 1)@; (a[i * 2] = 1)@;
          1 | P |                    | for (int k = i * 4; k < i * 4 + 4; k++) (a[k] = 1)@;
          1 | U |                    | for (int k = i * 4; k < i * 4 + 5; k++) (a[k] = 1)@;
          1 | U |                    | for (int k = 0; k < 4; k++) { (a[i * 4 + k] = 1)@; (k = k + 1); }
          1 | U |                    | int u = 0; while (u < 4) { (a[i * 4 + u] = 1)@; (u++); }
          1 | P |                    | int u = i * 3; (a[u] = 1)@;
          1 | U |                    | int u = i; if (b[0] > 0) (u = 0); (a[u] = 1)@;
          1 | U |                    | int u = 0; if (b[0] > 0 && (u = i) > 0) (n#3 = 1); (a[u] = 1)@;
          1 | U |                    | int u = i; if (b[0] > 0 && (u = 0) == 0) (n#3 = 1); (a[u] = 1)@;
          1 | P |                    | (a[i] = a[i])@;
          1 | U |                    | (a[i] = a[i + 1])@;
          1 | U |                    | (a[i] = a[b[i]])@;
          1 | P |                    | (a[i] = b[i + 1])@;
          1 | P |                    | (a[int(long(i) * 3L)] = 1)@;
          2 | P | named=n,w          | (a[i * w + j] = 1)@;
          2 | P | named=n,w          | if (b[i] > 0) (a[i * w + j] = 1)@;
          2 | P | named=n,w          | if (i > 0 && j > 0 && i < n - 1 && j < w - 1) (a[i * w + j] = 1)@;
          2 | P | named=n,w          | (a[j * n + i] = 1)@;
          2 | U | named=n,w          | (a[i * n + j] = 1)@;
          2 | U |                    | (a[i * w + j] = 1)@;
          2 | P |                    | (a[i * N1 + j] = 1)@;
          2 | P |                    | if (j < w) (a[i * w + j] = 1)@;
          2 | P | sizes=8,8          | (a[i * 8 + j] = 1)@;
          2 | U | sizes=8,8          | (a[i * 4 + j] = 1)@;
          2 | P | sizes=8,8          | (a[i * 9 + j] = 1)@;
          2 | P | sizes=8,8          | (a[i * 536870912 + j] = 1)@;
          2 | U | sizes=8,8          | if (b[i] > 0) (a[i * 1073741824 + j] = 1)@;
          2 | P | named=n,w          | for (int k = 0; k < 4; k++) (a[(i * w + j) * 4 + k] = 1)@;
          2 | U |                    | (a[i] = 1)@;
          2 | U |                    | (a[i + j] = 1)@;
          2 | P |                    | (m[i, j] = 1)@;
          2 | P |                    | (m[j, i] = 1)@;
          2 | P |                    | (m[i, i + j] = 1)@;
          2 | U |                    | (m[i, 0] = 1)@;
          3 | P |                    | (a[(i * N1 + j) * N2 + l] = 1)@;
          3 | U |                    | (a[(i * N2 + j) * N1 + l] = 1)@;
          """)
  void ranges(int dimensions, String expected, String launch, String body) {
    assertThat(verdicts(launch == null ? "" : launch, "range", dimensions, body))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | P |                    | (a[i] = 1)@;
          1 | P |                    | if (i < n) (a[i] = 1)@;
          1 | U |                    | (a[L0] = 1)@;
          1 | P | one_group          | (a[L0] = 1)@;
          1 | U |                    | (a[G0] = 1)@;
          1 | P |                    | if (L0 == 0) (a[G0] = 1)@;
          1 | P |                    | (a[G0 * S0 + L0] = 1)@;
          1 | P | of_groups=64       | (a[G0 * 64 + L0] = 1)@;
          1 | U | of_groups=64       | (a[G0 * 32 + L0] = 1)@;
          1 | P |                    | (t[L0] = 1)@;
          1 | PP |                   | (t[L0] = 1)@; barrier(); (b[i] = t[L0 + 1]);
          1 | UP |                   | (t[L0] = 1)@; (b[i] = t[L0 + 1]);
          1 | U |                    | (t[0] = 1)@;
          1 | P |                    | if (L0 == 0) (t[0] = 1)@;
          1 | U |                    | for (int k = 0; k < 4; k++) { (t[L0] = k)@; barrier(); (n#3 = t[L0 + 1]); }
          1 | P |                    | for (int k = 0; k < 4; k++) { (t[L0] = k)@; barrier(); (n#3 = t[L0 + 1]); barrier(); }
          1 | P | of_groups=64       | for (int k = L0; k < w; k += 64) (a[G0 * w + k] = 1)@;
          1 | U | of_groups=64       | for (int k = L0; k <= w; k += 64) (a[G0 * w + k] = 1)@;
          2 | P |                    | (a[i * N1 + j] = 1)@;
          2 | P | of_groups=16,16    | (t[L0 * 16 + L1] = 1)@;
          2 | P | of_groups=16,16    | (t[L1 * 17 + L0] = 1)@;
          2 | U | of_groups=16,16    | (t[L0 * 8 + L1] = 1)@;
          2 | P | named=n,w of_groups=16,16 | (a[i * w + j] = 1)@;
          """)
  void groups(int dimensions, String expected, String launch, String body) {
    assertThat(verdicts(launch == null ? "" : launch, "nd_range", dimensions, body))
        .isEqualTo(expected);
  }
}
