package dev.sycamore.processor.startup;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.ShortRendering;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.tools.JavaFileObject;

/**
 * The sources of the rounds before the processor's first one; in all later ones javac calls it. The
 * first kernel in them is an error, once it has its types.
 */
final class MissedSources implements TaskListener {
  private final JavacTask task;
  private final List<JavaFileObject> parsed = new ArrayList<>();
  private final Set<JavaFileObject> missed = new HashSet<>();
  private boolean settled;

  MissedSources(JavacTask task) {
    this.task = task;
  }

  @Override
  public void started(TaskEvent event) {
    if (!settled && event.getKind() == TaskEvent.Kind.ANNOTATION_PROCESSING_ROUND) {
      ProcessorCalls.await();
    }
  }

  @Override
  public void finished(TaskEvent event) {
    switch (event.getKind()) {
      case PARSE -> {
        if (!settled) {
          parsed.add(event.getSourceFile());
        }
      }
      case ANNOTATION_PROCESSING_ROUND -> endRound();
      case ANALYZE -> {
        if (missed.contains(event.getSourceFile()) && event.getTypeElement() != null) {
          check(event);
        }
      }
      default -> {
        // Nothing that has to do with sources.
      }
    }
  }

  private void endRound() {
    if (!settled) {
      settled = ProcessorCalls.wereMade();
      if (!settled) {
        missed.addAll(parsed);
      }
      parsed.clear();
    }
  }

  private void check(TaskEvent event) {
    Trees trees = Trees.instance(task);
    TreePath type = trees.getPath(event.getTypeElement());
    Optional<TreePath> kernel =
        type == null ? Optional.empty() : new KernelScanner(trees).firstKernel(type);
    if (kernel.isPresent()) {
      missed.clear();
      Diagnostic error =
          Diagnostic.of(DiagnosticId.PROCESSOR_NOT_CALLED, SourceSpan.NOWHERE, List.of());
      trees.printMessage(
          javax.tools.Diagnostic.Kind.ERROR,
          ShortRendering.text(error),
          kernel.get().getLeaf(),
          event.getCompilationUnit());
    }
  }
}
