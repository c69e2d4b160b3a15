package dev.sycamore.binding;

import java.util.List;
import java.util.Objects;

/**
 * One kernel: where it is in the source, what it captures, and what its entry point takes.
 *
 * @param name the kernel's name: given at the launch, or made by the compiler
 * @param entryPoint the symbol in every image
 * @param form how it is launched
 * @param dimensions 1 to 3; 1 for a single task
 * @param file simple name of the source file
 * @param line first line of the kernel's lambda, from 1
 * @param column column of its first character, from 1
 * @param endLine last line of the lambda
 * @param implementationSignature JVM descriptor of the lambda's implementation method, captured
 *     values first; empty for a named function object; {@link #LOCAL_CLASS} for an object of a
 *     local or anonymous class; behind {@link #CALLS_FUNCTIONS} for a kernel that was made for the
 *     functions that it captures
 * @param arguments what it captures
 * @param parameters the entry parameters that are used, in order
 * @param attributes what the launch must respect
 */
public record KernelBinding(
    String name,
    String entryPoint,
    KernelForm form,
    int dimensions,
    String file,
    int line,
    int column,
    int endLine,
    String implementationSignature,
    List<ArgumentBinding> arguments,
    List<ParameterBinding> parameters,
    LaunchAttributes attributes) {

  /**
   * The signature of a kernel that is an object of a local or anonymous class: which class it is
   * the record of the kernels' code tells, since host compilers number such classes.
   */
  public static final String LOCAL_CLASS = "local class";

  /** What the signature of a kernel begins with that is one only with certain functions. */
  public static final String CALLS_FUNCTIONS = "functions ";

  public KernelBinding {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(entryPoint, "entryPoint");
    Objects.requireNonNull(form, "form");
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(implementationSignature, "implementationSignature");
    Objects.requireNonNull(attributes, "attributes");
    if (dimensions < 1 || dimensions > 3) {
      throw new IllegalArgumentException("dimensions: " + dimensions);
    }
    arguments = List.copyOf(arguments);
    parameters = List.copyOf(parameters);
    for (ParameterBinding parameter : parameters) {
      boolean report = parameter.role() == ParameterRole.REPORT;
      Objects.checkIndex(parameter.argument(), arguments.size() + (report ? 1 : 0));
    }
  }

  /** Whether it is what a lambda is only together with functions that the lambda captures. */
  public boolean callsFunctions() {
    return implementationSignature.startsWith(CALLS_FUNCTIONS);
  }

  /** Whether the kernel tells the host something while it runs. */
  public boolean reports() {
    // It is the last parameter, if it is there.
    return !parameters.isEmpty()
        && parameters.get(parameters.size() - 1).role() == ParameterRole.REPORT;
  }
}
