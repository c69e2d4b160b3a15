package dev.sycamore.processor;

import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.frontend.elements.ClassNames;
import dev.sycamore.frontend.symbols.SymbolTable;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.outliner.OutlineRequest;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.processor.host.HostCompiler;
import dev.sycamore.processor.options.ProcessorOptions;
import dev.sycamore.processor.report.CurrentPlace;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.processor.units.CompilationUnits;
import dev.sycamore.processor.units.ConvertedTrees;
import java.util.List;
import java.util.function.Consumer;

/** Outlines source files together, and one by one if that fails. */
final class FileOutlining {

  /**
   * The outlined program of files.
   *
   * @param symbols the table that it was made with
   */
  record Outlined(OutlineResult result, SymbolTable symbols) {}

  private final Stages stages;
  private final ProcessorOptions options;
  private final HostCompiler host;
  private final ClassNames names;
  private final CompilationUnits units;
  private final CurrentPlace place;
  private final StageClock clock;

  FileOutlining(
      Stages stages,
      ProcessorOptions options,
      HostCompiler host,
      ClassNames names,
      CompilationUnits units,
      CurrentPlace place,
      StageClock clock) {
    this.stages = stages;
    this.options = options;
    this.host = host;
    this.names = names;
    this.units = units;
    this.place = place;
    this.clock = clock;
  }

  /**
   * Outlines files. After a failure the place is that of the file that it comes from.
   *
   * @param unchanged other files that may have kernels, which are only searched
   * @param ready takes all units over; there is no room for those of many files at once
   */
  Outlined outline(List<SourceFile> files, List<SourceFile> unchanged, Consumer<DeviceUnit> ready) {
    try {
      return outlineTogether(files, unchanged, ready);
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      // Once more, one by one, to find the file that it comes from.
      for (SourceFile file : files) {
        outlineTogether(List.of(file), unchanged, unit -> {});
      }
      throw e;
    }
  }

  private Outlined outlineTogether(
      List<SourceFile> files, List<SourceFile> unchanged, Consumer<DeviceUnit> ready) {
    place.enter("outlining", files.get(0).path());
    SymbolTable symbols = stages.symbols(names);
    OutlineResult result =
        stages.outline(
            new OutlineRequest(
                files,
                unchanged,
                symbols,
                units,
                new ConvertedTrees(units),
                host.dialect(),
                options.fixedTargets(),
                unit -> {
                  ready.accept(unit);
                  return true;
                },
                options.severities()::reports,
                clock));
    return new Outlined(
        new OutlineResult(
            result.program(),
            options.severities().apply(result.diagnostics()),
            result.repeated(),
            result.unattributed(),
            result.suppressions(),
            result.searchedArrays(),
            result.writes()),
        symbols);
  }
}
