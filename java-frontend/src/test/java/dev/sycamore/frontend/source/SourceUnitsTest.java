package dev.sycamore.frontend.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.DiagnosticCollector;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.frontend.text.SourceFile;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SourceUnitsTest {
  private final List<SourceFile> files =
      IntStream.range(0, 120)
          .mapToObj(i -> new SourceFile("C" + i + ".java", "class C" + i + " { int f" + i + "; }"))
          .toList();
  private final SourceUnits units =
      new SourceUnits(
          name -> Optional.empty(),
          file -> Optional.empty(),
          (tree, constants) -> {
            throw new AssertionError("nothing is attributed");
          },
          new DiagnosticCollector(),
          StageClock.OFF);

  private void goOn(int from) {
    files.subList(from, files.size()).forEach(f -> units.leave(units.read(f).orElseThrow()));
  }

  private ParsedUnit find(String name) {
    return units.firstIn(name, Optional::of).orElseThrow();
  }

  @Test
  void forgetsFilesAfterTheirTurn() {
    units.open(files, List.of());
    ParsedUnit first = units.read(files.get(0)).orElseThrow();
    units.leave(first);

    assertThat(units.read(files.get(0))).containsSame(first);
    units.leave(first);
    goOn(1);
    assertThat(units.read(files.get(0)).orElseThrow()).isNotSameAs(first);
  }

  @Test
  void keepsWhatWasAskedForOutOfItsTurn() {
    units.open(files, List.of());
    ParsedUnit later = find("f119");
    units.leave(units.read(files.get(0)).orElseThrow());
    ParsedUnit earlier = find("f0");
    goOn(1);

    assertThat(units.read(files.get(119))).containsSame(later);
    assertThat(units.read(files.get(0))).containsSame(earlier);
    assertThat(units.others()).isEmpty();
  }
}
