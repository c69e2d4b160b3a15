package dev.sycamore.eclipse;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Processor;
import org.eclipse.jdt.core.compiler.CategorizedProblem;
import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.Compiler;
import org.eclipse.jdt.internal.compiler.DefaultErrorHandlingPolicies;
import org.eclipse.jdt.internal.compiler.apt.dispatch.AptProblem;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.env.AccessRestriction;
import org.eclipse.jdt.internal.compiler.env.ICompilationUnit;
import org.eclipse.jdt.internal.compiler.env.INameEnvironment;
import org.eclipse.jdt.internal.compiler.env.ISourceType;
import org.eclipse.jdt.internal.compiler.impl.CompilerOptions;
import org.eclipse.jdt.internal.compiler.lookup.PackageBinding;
import org.eclipse.jdt.internal.compiler.problem.DefaultProblemFactory;
import org.eclipse.jdt.internal.core.SourceTypeElementInfo;

/**
 * Compiles one file as it stands in the editor, with Sycamore's processor, and keeps what the
 * processor reports. Nothing is written. Of other files only the declarations are compiled; the
 * processor reads the text of those that kernels call.
 */
final class EditorCompiler extends Compiler {

  private EditorCompiler(INameEnvironment names, CompilerOptions options, Results results) {
    super(
        names,
        DefaultErrorHandlingPolicies.proceedWithAllProblems(),
        options,
        results::accept,
        new DefaultProblemFactory());
    useSingleThread = true;
  }

  /** What the compiler found out about files. */
  private static final class Results {
    private final List<CategorizedProblem> problems = new ArrayList<>();
    private final ICompilationUnit unit;

    Results(ICompilationUnit unit) {
      this.unit = unit;
    }

    /** A text that cannot be parsed is Eclipse's to report; what is left of it is no program. */
    void accept(CompilationResult result) {
      if (result.compilationUnit == unit
          && !result.hasSyntaxError
          && result.getAllProblems() != null) {
        for (CategorizedProblem problem : result.getAllProblems()) {
          if (problem instanceof AptProblem) {
            problems.add(problem);
          }
        }
      }
    }
  }

  /**
   * What the processor reports about a file.
   *
   * @param names finds all other classes
   * @param options of the Java compiler
   * @param processorOptions without {@code -A}
   */
  static CategorizedProblem[] problems(
      ICompilationUnit unit,
      INameEnvironment names,
      Map<String, String> options,
      Map<String, String> processorOptions,
      Processor processor) {
    CompilerOptions compilerOptions = new CompilerOptions(options);
    compilerOptions.processAnnotations = true;
    // Those of class files: `@Kernel` is one.
    compilerOptions.storeAnnotations = true;
    compilerOptions.performMethodsFullRecovery = false;
    compilerOptions.produceReferenceInfo = false;
    Results results = new Results(unit);
    EditorCompiler compiler = new EditorCompiler(names, compilerOptions, results);
    Map<String, String> own = new HashMap<>(processorOptions);
    // Diagnostics only: no images and no bindings while somebody types.
    own.put("sycamore.deviceBuild", "off");
    compiler.annotationProcessorManager =
        new EditorProcessing(new EditorEnvironment(compiler, own), processor);
    try {
      compiler.compile(new ICompilationUnit[] {unit});
    } finally {
      compiler.lookupEnvironment.reset();
    }
    return results.problems.toArray(CategorizedProblem[]::new);
  }

  /** A class in a source file of the project, which is parsed for its text's sake. */
  @Override
  public void accept(
      ISourceType[] types, PackageBinding enclosing, AccessRestriction accessRestriction) {
    ISourceType type = types[0];
    while (type.getEnclosingType() != null) {
      type = type.getEnclosingType();
    }
    if (type instanceof SourceTypeElementInfo info
        && info.getHandle().getCompilationUnit() instanceof ICompilationUnit unit) {
      accept(unit, accessRestriction);
    } else {
      super.accept(types, enclosing, accessRestriction);
    }
  }

  @Override
  public void accept(ICompilationUnit unit, AccessRestriction accessRestriction) {
    int whole = parseThreshold;
    parseThreshold = 0;
    looked++;
    try {
      super.accept(unit, accessRestriction);
    } finally {
      looked--;
      parseThreshold = whole;
    }
  }

  /** How many files are being taken that are only looked at. */
  private int looked;

  /** Units that are added are compiled. */
  @Override
  protected synchronized void addCompilationUnit(
      ICompilationUnit unit, CompilationUnitDeclaration parsed) {
    if (looked == 0) {
      super.addCompilationUnit(unit, parsed);
    }
  }
}
