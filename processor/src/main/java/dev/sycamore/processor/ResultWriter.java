package dev.sycamore.processor;

import dev.sycamore.diagnostics.timing.Stage;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.processor.cache.UnitResult;
import dev.sycamore.processor.code.CodeRecorder;
import dev.sycamore.processor.report.CurrentPlace;
import dev.sycamore.processor.report.Reporter;
import dev.sycamore.processor.units.CompilationUnits;
import java.io.IOException;
import java.util.Collection;
import javax.annotation.processing.Filer;

/** Writes the results of source files to the class output, and reports what belongs to them. */
final class ResultWriter {

  /** Whether the class output may have the files of a result already. */
  enum Form {
    NEW,
    AGAIN
  }

  private final Filer filer;
  private final CompilationUnits units;
  private final ImagelessMachine machine;
  private final CodeRecorder recorder;
  private final Reporter reporter;
  private final CurrentPlace place;
  private final StageClock clock;

  ResultWriter(
      Filer filer,
      CompilationUnits units,
      ImagelessMachine machine,
      CodeRecorder recorder,
      Reporter reporter,
      CurrentPlace place,
      StageClock clock) {
    this.filer = filer;
    this.units = units;
    this.machine = machine;
    this.recorder = recorder;
    this.reporter = reporter;
    this.place = place;
    this.clock = clock;
  }

  /** Writes results; those that were known are written only where the output lacks them. */
  void write(Collection<UnitResult> results, Form form) throws IOException {
    reporter.report(machine.warning(results));
    UnitWriter writer = new UnitWriter(filer, units);
    for (UnitResult result : results) {
      String source = result.source().path();
      place.enter("writing", source);
      clock.run(Stage.WRITE, () -> write(writer, source, result, form));
      if (result.code().isPresent()) {
        recorder.add(result.code().get(), name -> writer.later(source, name));
      }
      result.notes().forEach(reporter::note);
    }
  }

  private static void write(UnitWriter writer, String source, UnitResult result, Form form)
      throws IOException {
    if (form == Form.NEW) {
      writer.write(source, result.files());
    } else {
      writer.writeAgain(source, result.files());
    }
  }
}
