package dev.sycamore.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * After any edit of a program a compilation that takes results of earlier ones writes and says what
 * one without any does. {@code -Dsycamore.edits=} is how many edits are made, {@code
 * -Dsycamore.edits.seed=} where they begin.
 */
@Tag("full")
@Tag("one-jdk")
class RandomEditsTest {

  private static final int EDITS = Integer.getInteger("sycamore.edits", 20);
  private static final long SEED = Long.getLong("sycamore.edits.seed", 1);
  private static final int EDITS_OF_ONE = 25;

  @TempDir Path folder;

  @Test
  void keptResultsAreThoseOfANewCompilation() {
    int compiled = 0;
    int changed = 0;
    Map<String, String> before = Map.of();
    for (int edit = 0; edit < EDITS; edit++) {
      long seed = SEED + edit / EDITS_OF_ONE;
      if (edit % EDITS_OF_ONE == 0) {
        begin(seed);
      }
      program.edit();
      Map<String, String> output = compareAfter("seed " + seed + ", edit " + edit % EDITS_OF_ONE);
      compiled += output.containsKey("META-INF/sycamore/p/Kernel0.ll") ? 1 : 0;
      changed += output.equals(before) ? 0 : 1;
      before = output;
    }
    System.out.printf("%d edits: %d compiled, %d changed something%n", EDITS, compiled, changed);
    assertThat(compiled).as("programs that were compiled").isGreaterThan(EDITS * 3 / 4);
    assertThat(changed).as("edits that changed something").isGreaterThan(EDITS / 3);
  }

  private EditedProgram program;
  private CachedCompilation compilation;

  private void begin(long seed) {
    program = new EditedProgram(seed);
    compilation = new CachedCompilation(folder.resolve("program" + seed));
    compareAfter("seed " + seed);
  }

  private Map<String, String> compareAfter(String what) {
    compilation.sourcesInOrder(program.sources());
    compilation.sourcePath(program.sourcePath());
    compilation.library(program.library(), program.libraryIsJar());
    Map<String, String> kept = compilation.run(true);
    Map<String, String> anew = compilation.run(false);
    for (String file : anew.keySet()) {
      assertThat(kept.get(file)).as(what + ": " + file).isEqualTo(anew.get(file));
    }
    assertThat(kept.keySet()).as(what).isEqualTo(anew.keySet());
    return kept;
  }
}
