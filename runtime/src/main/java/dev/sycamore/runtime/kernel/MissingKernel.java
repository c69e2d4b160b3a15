package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.classfile.ClassFile;
import java.util.Optional;

/** The message for a kernel whose compilation unit has no binding class. */
final class MissingKernel {
  private static final String RUN = "run";

  private MissingKernel() {}

  /**
   * For a lambda, method reference or method.
   *
   * @param place where it is
   * @param bindingClass the class that would bind it
   * @param holder the class file that its method is in
   */
  static String ofCode(String place, String bindingClass, Optional<ClassFile> holder) {
    return "no compiled kernel for " + place + why(bindingClass, holder);
  }

  /** For a function object, whose class may have no {@code run} of its own. */
  static String ofObject(String bindingClass, Class<?> type, Optional<ClassFile> file) {
    boolean inherits =
        file.isPresent() && file.get().methods().stream().noneMatch(m -> m.name().equals(RUN));
    return "no compiled kernel for "
        + file.flatMap(ClassFile::sourceFile).orElse(type.getName())
        + ", an object of the class "
        + type.getName()
        + (inherits ? ", which inherits `run`" : "")
        + why(bindingClass, file);
  }

  private static String why(String bindingClass, Optional<ClassFile> holder) {
    String noName =
        holder.isPresent() && holder.get().sourceFile().isEmpty()
            ? " The class does not say which file it comes from (-g:none, or a shrinker such as"
                + " ProGuard removed it): compile with -g:source if the file has another name."
            : "";
    return ": the annotation processor did not run, or it found no kernel in that file (there is no"
        + " class "
        + bindingClass
        + ")."
        + noName
        + " A kernel that is passed to an overridden method is found if the parameter is declared"
        + " @Kernel in that method, too."
        + " JDK 23 and later ignore processors that are found only on the class path: use"
        + " --processor-path (in Maven annotationProcessorPaths) or -proc:full."
        + " maven-compiler-plugin before 3.5 ignores annotationProcessorPaths. The device 'host'"
        + " runs kernels without it.";
  }
}
