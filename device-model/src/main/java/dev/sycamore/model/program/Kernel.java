package dev.sycamore.model.program;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
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
 *     values first; of a method, {@code p/Outer$Inner.method} and its descriptor; empty for a named
 *     function object; {@link dev.sycamore.binding.KernelBinding#LOCAL_CLASS} for an object of a
 *     local or anonymous class
 * @param arguments in capture order
 * @param attributes what the source says about its launch
 * @param body begins with the declaration of the index variables
 * @param report the report buffer, a view of INT in global memory without a known extent; present
 *     only in kernels that report something
 * @param reportsIndices whether all that it may report are indices of elements of its arguments
 *     that their {@link KernelArgument#touches} state: it reports nothing where these are in range
 * @param unchecked why its own code has no checks, for users; empty if it has them
 * @param functions that it captures, and was made for
 */
public record Kernel(
    String name,
    String entryPoint,
    KernelForm form,
    int dimensions,
    SourceSpan span,
    String implementationSignature,
    List<KernelArgument> arguments,
    KernelAttributes attributes,
    Block body,
    Optional<Variable> report,
    boolean reportsIndices,
    Optional<String> unchecked,
    List<CapturedFunction> functions) {

  public Kernel {
    arguments = List.copyOf(arguments);
    functions = List.copyOf(functions);
  }

  /** A kernel that captures no functions. */
  public Kernel(
      String name,
      String entryPoint,
      KernelForm form,
      int dimensions,
      SourceSpan span,
      String implementationSignature,
      List<KernelArgument> arguments,
      KernelAttributes attributes,
      Block body,
      Optional<Variable> report) {
    this(
        name,
        entryPoint,
        form,
        dimensions,
        span,
        implementationSignature,
        arguments,
        attributes,
        body,
        report,
        false,
        Optional.empty(),
        List.of());
  }

  /** A kernel of which the source says nothing more, and that reports nothing. */
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
        KernelAttributes.NONE,
        body,
        Optional.empty());
  }

  /** The same kernel with another body, as a pass leaves it. */
  public Kernel withBody(Block newBody) {
    return with(arguments, attributes, newBody, report, reportsIndices);
  }

  /** The same kernel with what becomes known of it when all functions are. */
  public Kernel with(List<KernelArgument> newArguments, KernelAttributes newAttributes) {
    return with(newArguments, newAttributes, body, report, reportsIndices);
  }

  /**
   * The same kernel with a report buffer.
   *
   * @param indices whether it reports indices of its arguments only
   */
  public Kernel withReport(Variable newReport, boolean indices) {
    return with(arguments, attributes, body, Optional.of(newReport), indices);
  }

  /** The same kernel, whose own code has no checks. */
  public Kernel withoutChecks(String why) {
    return with(arguments, attributes, body, report, reportsIndices, Optional.of(why), functions);
  }

  /** The same kernel, made for the functions that it captures. */
  public Kernel calling(List<CapturedFunction> captured) {
    return with(arguments, attributes, body, report, reportsIndices, unchecked, captured);
  }

  private Kernel with(
      List<KernelArgument> newArguments,
      KernelAttributes newAttributes,
      Block newBody,
      Optional<Variable> newReport,
      boolean newIndices) {
    return with(newArguments, newAttributes, newBody, newReport, newIndices, unchecked, functions);
  }

  private Kernel with(
      List<KernelArgument> newArguments,
      KernelAttributes newAttributes,
      Block newBody,
      Optional<Variable> newReport,
      boolean newIndices,
      Optional<String> newUnchecked,
      List<CapturedFunction> captured) {
    return new Kernel(
        name,
        entryPoint,
        form,
        dimensions,
        span,
        implementationSignature,
        newArguments,
        newAttributes,
        newBody,
        newReport,
        newIndices,
        newUnchecked,
        captured);
  }
}
