package dev.sycamore.runtime.kernel;

import dev.sycamore.runtime.kernel.ClassFile.Lines;
import java.lang.invoke.SerializedLambda;
import java.util.List;
import java.util.Optional;

/**
 * The method that a lambda or method reference runs.
 *
 * @param owner internal name of its class
 * @param lines of its code; nothing for the method of a method reference, or in a class without
 *     lines
 * @param alike of a lambda, the methods of all lambdas of its class with its descriptor, in the
 *     order of the source as far as the host compiler keeps to that
 */
record Implementation(
    String owner,
    String name,
    String descriptor,
    Optional<Lines> lines,
    List<ClassFile.Method> alike) {

  /** What javac and ecj begin the names of lambda bodies with. */
  private static final String LAMBDA_PREFIX = "lambda$";

  Implementation(SerializedLambda lambda, Optional<ClassFile> holder) {
    this(
        lambda.getImplClass(),
        lambda.getImplMethodName(),
        lambda.getImplMethodSignature(),
        isLambda(lambda)
            ? holder.flatMap(
                f -> f.lines(lambda.getImplMethodName(), lambda.getImplMethodSignature()))
            : Optional.empty(),
        isLambda(lambda)
            ? holder
                .map(f -> f.inSourceOrder(LAMBDA_PREFIX, lambda.getImplMethodSignature()))
                .orElse(List.of())
            : List.of());
  }

  Implementation {
    alike = List.copyOf(alike);
  }

  private static boolean isLambda(SerializedLambda lambda) {
    return lambda.getImplMethodName().startsWith(LAMBDA_PREFIX);
  }

  /** Whether it is a lambda's own, not the method that a method reference names. */
  boolean isLambda() {
    return name.startsWith(LAMBDA_PREFIX);
  }

  /** As the binding of a method has it. */
  String method() {
    return owner + "." + name + descriptor;
  }
}
