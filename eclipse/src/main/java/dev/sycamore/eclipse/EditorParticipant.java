package dev.sycamore.eclipse;

import java.util.Optional;
import javax.annotation.processing.Processor;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.apt.core.util.AptConfig;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.compiler.CategorizedProblem;
import org.eclipse.jdt.core.compiler.CompilationParticipant;
import org.eclipse.jdt.core.compiler.ReconcileContext;
import org.eclipse.jdt.internal.core.CompilationUnit;
import org.eclipse.jdt.internal.core.JavaProject;
import org.eclipse.jdt.internal.core.SearchableEnvironment;

/**
 * Adds the diagnostics of kernels to those that Eclipse shows while somebody types. Eclipse runs
 * annotation processors when a file is saved, and not before.
 */
public final class EditorParticipant extends CompilationParticipant {

  /** The group of problems that each check replaces; it is not the type of a marker. */
  private static final String PROBLEMS = "dev.sycamore.eclipse.problem";

  private final ProjectProcessors processors = new ProjectProcessors();

  /** As the extension registry makes it. */
  public EditorParticipant() {
    // Errors of builds are then the compiler's own ones, which the editor replaces as it checks.
    System.setProperty("dev.sycamore.eclipse", "true");
  }

  @Override
  public boolean isActive(IJavaProject project) {
    return AptConfig.isEnabled(project) && processors.has(project);
  }

  @Override
  public void reconcile(ReconcileContext context) {
    ICompilationUnit copy = context.getWorkingCopy();
    if (!(copy instanceof CompilationUnit unit)
        || !(copy.getJavaProject() instanceof JavaProject project)) {
      return;
    }
    try {
      Optional<Processor> processor = processors.create(project);
      if (processor.isPresent()) {
        context.putProblems(PROBLEMS, problems(unit, project, processor.get()));
      }
    } catch (CoreException | RuntimeException | LinkageError e) {
      // The editor goes on without: an exception would take away Eclipse's own errors as well.
      ILog.of(EditorParticipant.class).error("kernels of " + unit.getElementName(), e);
    }
  }

  // The other constructors are those of one version or another.
  @SuppressWarnings("deprecation")
  private static CategorizedProblem[] problems(
      CompilationUnit unit, JavaProject project, Processor processor) throws CoreException {
    SearchableEnvironment names = new SearchableEnvironment(project, unit.owner);
    try {
      return EditorCompiler.problems(
          unit,
          names,
          project.getOptions(true),
          AptConfig.getProcessorOptions(project, false),
          processor);
    } finally {
      names.cleanup();
    }
  }
}
