package dev.sycamore.processor.units;

import dev.sycamore.diagnostics.stack.DeepStack;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.frontend.tree.HostTrees;
import dev.sycamore.frontend.tree.SyntaxTree;
import dev.sycamore.processor.host.HostCompiler.TreeConversion;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The syntax trees that are made from those of the host compiler. Of several files, a thread makes
 * some ahead of the compiler's, which attributes what it has got meanwhile.
 */
public final class ConvertedTrees implements HostTrees {

  /**
   * How many trees wait to be taken. A large file's takes some 200 KB, and what waits for long is
   * old to the garbage collector, which lets that pile up.
   */
  private static final int AHEAD = 4;

  private final CompilationUnits units;

  /** Files that come later, by their paths, in their order. */
  private final Map<String, SourceFile> next = new LinkedHashMap<>();

  /** By the paths of their files; who comes first makes the tree. */
  private final Map<String, FutureTask<Optional<SyntaxTree>>> begun = new HashMap<>();

  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), ConvertedTrees::daemonThread);

  public ConvertedTrees(CompilationUnits units) {
    this.units = units;
    // Nobody closes it: it ends when there is nothing to do.
    thread.allowCoreThreadTimeOut(true);
  }

  private static Thread daemonThread(Runnable work) {
    Thread thread = new Thread(work, "sycamore-trees");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public void begin(List<SourceFile> files) {
    if (files.size() > 1) {
      files.forEach(file -> next.put(file.path(), file));
      beginNext();
    }
  }

  private void beginNext() {
    Iterator<SourceFile> files = next.values().iterator();
    while (begun.size() < AHEAD && files.hasNext()) {
      SourceFile file = files.next();
      files.remove();
      Optional<TreeConversion> conversion = units.conversionOf(file);
      if (conversion.isPresent()) {
        FutureTask<Optional<SyntaxTree>> task =
            new FutureTask<>(() -> DeepStack.call(conversion.get()::convert));
        begun.put(file.path(), task);
        thread.execute(task);
      }
    }
  }

  @Override
  public boolean isCompiled(String topLevelName) {
    return units.isAnalyzedLater(topLevelName);
  }

  @Override
  public Optional<SyntaxTree> treeOf(SourceFile file) {
    next.remove(file.path());
    FutureTask<Optional<SyntaxTree>> task = begun.remove(file.path());
    beginNext();
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
