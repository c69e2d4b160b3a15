package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.outliner.report.Faults;
import java.util.Set;

/** What is reported of one function or kernel while it is lowered. */
public interface FunctionReporting {

  /** Reports constructs without meaning on a device. */
  Faults faults();

  /** The place of a node of this function. */
  SourceSpan spanOf(Node node);

  /**
   * Notes aspects that a place needs. The code shows only those of what it reads, which of a record
   * may be some components.
   */
  void noteAspects(Set<Aspect> aspects, SourceSpan at);
}
