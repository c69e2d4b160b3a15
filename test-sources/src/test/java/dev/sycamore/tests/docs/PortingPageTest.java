package dev.sycamore.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.programs.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What {@code docs/PORTING.md} says of each port is what its loops and kernels show. */
class PortingPageTest {

  private static final Path PAGE = Path.of("..", "docs", "PORTING.md");

  /** A row: the program and method, the example, and whether the body is unchanged. */
  private static final Pattern ROW =
      Pattern.compile("^\\| `(\\w+\\.\\w+)` \\| [^|]+ \\| (yes|no) \\| ", Pattern.MULTILINE);

  private static final Pattern COUNT = Pattern.compile("\\*\\*(\\d+) of (\\d+)\\*\\*");

  @Test
  void theTableListsThePortsAndWhetherTheirBodiesChanged() throws IOException {
    Map<String, Boolean> listed =
        ROW.matcher(Files.readString(PAGE))
            .results()
            .collect(Collectors.toMap(row -> row.group(1), row -> row.group(2).equals("yes")));

    assertThat(new TreeMap<>(listed)).isEqualTo(ports());
  }

  @Test
  void theCountIsThatOfTheTable() throws IOException {
    Map<String, Boolean> ports = ports();
    MatchResult count = COUNT.matcher(Files.readString(PAGE)).results().findFirst().orElseThrow();

    assertThat(count.group(1))
        .isEqualTo("" + ports.values().stream().filter(unchanged -> unchanged).count());
    assertThat(count.group(2)).isEqualTo("" + ports.size());
  }

  private static Map<String, Boolean> ports() throws IOException {
    Map<String, Boolean> ports = new TreeMap<>();
    for (Program program : Program.in("ported")) {
      for (Source source : program.sources()) {
        PortedLoops.in(source)
            .forEach((method, unchanged) -> ports.put(program + "." + method, unchanged));
      }
    }
    return ports;
  }
}
