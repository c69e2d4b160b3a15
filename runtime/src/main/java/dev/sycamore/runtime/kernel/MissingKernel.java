package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.classfile.ClassFile;
import java.util.List;
import java.util.Optional;

/** The message for a kernel whose compilation unit has no binding class. */
final class MissingKernel {
  private static final String RUN = "run";

  /** Source files of Kotlin, Scala, Groovy and Clojure. */
  private static final String OTHER_LANGUAGE = ".+\\.(kts?|scala|groovy|clj)";

  private static final String HOST = " The device 'host' runs kernels all the same.";

  /** What the class loaders of jshell and of {@code java Main.java} are named. */
  private static final List<String> FROM_SOURCE =
      List.of("jdk.jshell.", "com.sun.tools.javac.launcher.");

  private MissingKernel() {}

  /**
   * For a lambda, method reference or method.
   *
   * @param place where it is
   * @param bindingClass the class that would bind it
   * @param holder the class that its method is in
   */
  static String ofCode(
      String place, String bindingClass, Class<?> holder, Optional<ClassFile> file) {
    return "no compiled kernel for " + place + why(bindingClass, holder, file);
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
        + why(bindingClass, type, file);
  }

  private static String why(String bindingClass, Class<?> holder, Optional<ClassFile> file) {
    Optional<String> source = file.flatMap(ClassFile::sourceFile);
    if (isRunFromSource(holder)) {
      return ": jshell and `java Main.java` run no annotation processors." + HOST;
    }
    if (source.isPresent() && source.get().matches(OTHER_LANGUAGE)) {
      return ": kernels are compiled from Java, by javac or ecj, and this class is made of "
          + source.get()
          + "."
          + HOST;
    }
    String noName =
        file.isPresent() && file.get().sourceFile().isEmpty()
            ? " The class does not contain the name of its source file (-g:none, or a shrinker such as"
                + " ProGuard removed it): compile with -g:source if the file has another name."
            : "";
    return ": the annotation processor did not run, or it found no kernel in that file (there is no"
        + " class "
        + bindingClass
        + ")."
        + noName
        + " Name dev.sycamore:sycamore-processor in annotationProcessorPaths (Maven), as an"
        + " annotationProcessor dependency (Gradle) or with --processor-path (javac)."
        + " JDK 23 and later ignore processors that are found only on the class path, unless"
        + " -proc:full is given."
        + " maven-compiler-plugin before 3.5 ignores annotationProcessorPaths."
        + " javac does not call a processor after one that claims all annotations, as Lombok's and"
        + " JMH's may: name Sycamore's first."
        + " A shrinker keeps it with the rule -keep class **__Sycamore { *; }."
        + " Kernels that are declared @HostOnly are compiled for no device."
        + HOST;
  }

  /** Whether a class was compiled in memory by a tool that compiles and runs sources. */
  private static boolean isRunFromSource(Class<?> holder) {
    ClassLoader loader = holder.getClassLoader();
    return loader != null && FROM_SOURCE.stream().anyMatch(loader.getClass().getName()::startsWith);
  }
}
