package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;
import java.util.Optional;

/**
 * Code that runs once per work-item.
 *
 * @param name readable, unique in the compilation unit: an explicit one, or class, method and a
 *     digest of the text
 * @param entryPoint the symbol in every image, a C identifier
 * @param form how it is launched
 * @param dimensions of the range, 1 to 3; 1 for a single task
 * @param span the lambda in the source
 * @param implementationSignature the JVM descriptor of the lambda's implementation method, captured
 *     values first
 * @param arguments in capture order
 * @param body begins with the declaration of the index variables
 * @param report the report buffer, a view of INT in global memory without a known extent; present
 *     only in kernels that report something
 */
public record Kernel(
    String name,
    String entryPoint,
    KernelForm form,
    int dimensions,
    SourceSpan span,
    String implementationSignature,
    List<KernelArgument> arguments,
    Block body,
    Optional<Variable> report) {

  public Kernel {
    arguments = List.copyOf(arguments);
  }

  /** A kernel that reports nothing. */
  public Kernel(
      String name,
      String entryPoint,
      KernelForm form,
      int dimensions,
      SourceSpan span,
      String implementationSignature,
      List<KernelArgument> arguments,
      Block body) {
    this(
        name,
        entryPoint,
        form,
        dimensions,
        span,
        implementationSignature,
        arguments,
        body,
        Optional.empty());
  }

  /** The same kernel with another body, as a pass leaves it. */
  public Kernel withBody(Block newBody) {
    return new Kernel(
        name,
        entryPoint,
        form,
        dimensions,
        span,
        implementationSignature,
        arguments,
        newBody,
        report);
  }

  /** The same kernel with a report buffer. */
  public Kernel withReport(Variable newReport) {
    return new Kernel(
        name,
        entryPoint,
        form,
        dimensions,
        span,
        implementationSignature,
        arguments,
        body,
        Optional.of(newReport));
  }
}
