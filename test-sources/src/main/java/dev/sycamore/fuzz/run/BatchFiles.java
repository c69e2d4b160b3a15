package dev.sycamore.fuzz.run;

import dev.sycamore.fuzz.program.KernelProgram;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Programs that are compiled here and run elsewhere. */
public final class BatchFiles {
  private BatchFiles() {}

  /**
   * Compiles programs into a folder.
   *
   * @param place where the folder will be, or a jar of it, when the programs run
   * @return the commands for a {@link FuzzWorker}, which lack the devices
   * @throws IllegalStateException if one is refused
   */
  public static List<String> compile(
      List<KernelProgram> programs, String targets, Path folder, String place) {
    Batch batch = Batch.of(programs, Batch.SMALL_UNIT);
    CompiledBatch compiled =
        new BatchCompiler(List.of("-Asycamore.targets=" + targets)).compile(batch, folder);
    if (!compiled.success()) {
      throw new IllegalStateException(compiled.errors().get(0).message());
    }
    List<String> commands = new ArrayList<>();
    for (int k = 0; k < programs.size(); k++) {
      commands.add("run " + place + " " + batch.className(k) + " " + programs.get(k).seed());
    }
    return commands;
  }
}
