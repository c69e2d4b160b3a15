package dev.sycamore.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A helper that is compiled alone leaves device code of its old self, which the driver reports. */
@Tag("one-jdk")
@Tag("module")
class StaleCodeCheckTest extends DriverProject {
  private static final String CALLER =
      """
      package p;
      import dev.sycamore.*;
      class First {
        static void run(DeviceQueue q, int[] a) {
          q.parallelFor("k1", Range.range(8), i -> a[i] = Lib.help(i));
        }
      }
      """;

  private static final String LIB =
      """
      package p;
      class Lib {
        static int other(int x) { return x; }
        static int help(int x) { return x + 25; }
      }
      """;

  @Test
  void aHelperThatChangedAloneIsAnError() throws Exception {
    source("First", CALLER);
    source("Lib", LIB);
    Path out = file("out");
    String first = file("src/p/First.java").toString();
    String lib = file("src/p/Lib.java").toString();
    String classPath =
        System.getProperty("java.class.path") + System.getProperty("path.separator") + out;
    assertGood(run("-cp", classPath, "--targets=x86_64", "-d", out.toString(), first, lib));

    source("Lib", LIB.replace("return x;", "return x + 1;"));
    assertGood(run("-cp", classPath, "--targets=x86_64", "-d", out.toString(), lib));

    source("Lib", LIB.replace("25", "26"));
    Ended stale = run("-cp", classPath, "--targets=x86_64", "-d", out.toString(), lib);
    assertThat(stale.status()).isEqualTo(1);
    assertThat(stale.err())
        .contains(
            out
                + ": error: device code of p.First is not made from the code that p.Lib.help has now:"
                + " compile p.First again too");
    assertThat(run("--device-link", out.toString()).status()).isEqualTo(1);

    assertGood(run("-cp", classPath, "--targets=x86_64", "-d", out.toString(), first, lib));
  }
}
