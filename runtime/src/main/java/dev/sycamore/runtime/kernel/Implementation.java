package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.classfile.ClassFile;
import dev.sycamore.binding.classfile.MemberReference;
import dev.sycamore.binding.classfile.MethodCode;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.SerializedLambda;
import java.util.Optional;

/**
 * The method that a lambda or method reference runs.
 *
 * @param code of the lambda's own method; empty for the method of a method reference, and where the
 *     class file cannot be read
 * @param ofReceiver the method as one of the class of the object that a method reference is bound
 *     to: its own class may say what the method calls
 */
record Implementation(
    MemberReference method, Optional<MethodCode> code, Optional<MemberReference> ofReceiver) {

  /** What javac and ecj begin the names of lambda bodies with. */
  private static final String LAMBDA_PREFIX = "lambda$";

  static Implementation of(SerializedLambda lambda, Optional<ClassFile> holder) {
    MemberReference method =
        new MemberReference(
            lambda.getImplClass(), lambda.getImplMethodName(), lambda.getImplMethodSignature());
    Optional<MethodCode> code =
        isLambda(method) && holder.isPresent()
            ? holder.get().method(method.name(), method.descriptor())
            : Optional.empty();
    return new Implementation(method, code, ofReceiver(lambda, method));
  }

  private static Optional<MemberReference> ofReceiver(
      SerializedLambda lambda, MemberReference method) {
    boolean isBound =
        !isLambda(method)
            && lambda.getImplMethodKind() != MethodHandleInfo.REF_invokeStatic
            && lambda.getCapturedArgCount() > 0
            && lambda.getCapturedArg(0) != null;
    return isBound
        ? Optional.of(
            new MemberReference(
                lambda.getCapturedArg(0).getClass().getName().replace('.', '/'),
                method.name(),
                method.descriptor()))
        : Optional.empty();
  }

  private static boolean isLambda(MemberReference method) {
    return method.name().startsWith(LAMBDA_PREFIX);
  }

  /** Whether it is a lambda's own, not the method that a method reference names. */
  boolean isLambda() {
    return isLambda(method);
  }

  /** Its code, if the class file has lines for it. */
  Optional<MethodCode> lines() {
    return code.isPresent() && code.get().hasLines() ? code : Optional.empty();
  }
}
