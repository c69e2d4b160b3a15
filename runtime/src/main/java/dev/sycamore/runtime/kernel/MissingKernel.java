package dev.sycamore.runtime.kernel;

/** What is said where a lambda has no compiled kernel. */
final class MissingKernel {
  private MissingKernel() {}

  static String message(String place, String bindingClass) {
    return "no compiled kernel for "
        + place
        + ": the annotation processor did not run (there is no class "
        + bindingClass
        + "). JDK 23 and later ignore processors that are found only on the class path: use"
        + " --processor-path (in Maven annotationProcessorPaths) or -proc:full. The device 'host'"
        + " runs kernels without it.";
  }
}
