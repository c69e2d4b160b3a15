package dev.sycamore.runtime.kernel;

import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.util.List;
import java.util.Set;

/**
 * The code of the program that is launching a kernel, innermost first: neither Sycamore's nor the
 * JDK's, through whose methods both call.
 */
final class Callers {
  /** Packages whose classes programs call; what is below them may be a program. */
  private static final Set<String> API = Set.of("dev.sycamore", "dev.sycamore.spark");

  private static final List<String> INTERNAL =
      List.of("dev.sycamore.runtime.", "dev.sycamore.binding.");
  private static final int MOST = 64;

  private Callers() {}

  /** The classes of the program that are on the way to this launch. */
  static List<Class<?>> classes() {
    return StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE)
        .walk(
            frames ->
                frames
                    .filter(Callers::isOfProgram)
                    .limit(MOST)
                    .<Class<?>>map(StackFrame::getDeclaringClass)
                    .distinct()
                    .toList());
  }

  /** The nearest places of the program, for a message. */
  static String shown() {
    List<String> places =
        StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE)
            .walk(
                frames ->
                    frames
                        .filter(Callers::isOfProgram)
                        .limit(4)
                        .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                        .distinct()
                        .toList());
    return places.isEmpty() ? "" : "; launched at " + String.join(", called at ", places);
  }

  private static boolean isOfProgram(StackFrame frame) {
    return !isOfJdk(frame.getDeclaringClass()) && isOfProgram(frame.getClassName());
  }

  static boolean isOfProgram(String className) {
    String inPackage = className.substring(0, Math.max(0, className.lastIndexOf('.')));
    return !API.contains(inPackage) && INTERNAL.stream().noneMatch(className::startsWith);
  }

  private static boolean isOfJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }
}
