package dev.sycamore.processor.units;

import dev.sycamore.outliner.host.SourceFile;
import dev.sycamore.outliner.syntax.HostTrees;
import dev.sycamore.outliner.syntax.SyntaxTree;
import dev.sycamore.processor.host.HostCompiler.TreeConversion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * The syntax trees that are made from those of the host compiler. Of several files, a thread makes
 * them ahead of the compiler's, which attributes what it has got meanwhile.
 */
public final class ConvertedTrees implements HostTrees {
  private final CompilationUnits units;

  /** By the paths of their files; who comes first makes the tree. */
  private final Map<String, FutureTask<Optional<SyntaxTree>>> begun = new HashMap<>();

  public ConvertedTrees(CompilationUnits units) {
    this.units = units;
  }

  @Override
  public void begin(List<SourceFile> files) {
    List<FutureTask<Optional<SyntaxTree>>> tasks = new ArrayList<>();
    for (SourceFile file : files) {
      Optional<TreeConversion> conversion = units.conversionOf(file);
      if (conversion.isPresent()) {
        FutureTask<Optional<SyntaxTree>> task = new FutureTask<>(conversion.get()::convert);
        begun.put(file.path(), task);
        tasks.add(task);
      }
    }
    if (tasks.size() > 1) {
      Thread thread = new Thread(() -> tasks.forEach(FutureTask::run), "sycamore-trees");
      thread.setDaemon(true);
      thread.start();
    }
  }

  @Override
  public Optional<SyntaxTree> treeOf(SourceFile file) {
    FutureTask<Optional<SyntaxTree>> task = begun.remove(file.path());
    if (task == null) {
      return units.conversionOf(file).flatMap(TreeConversion::convert);
    }
    task.run();
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return task.get();
        } catch (InterruptedException e) {
          interrupted = true;
        } catch (ExecutionException e) {
          // This thread may have more room for a deep tree, and reports what goes wrong.
          return units.conversionOf(file).flatMap(TreeConversion::convert);
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
