import dev.sycamore.annotations.Kernel;

/** A kernel method has no launcher: it must not pass for a kernel in silence. */
public class KernelMethod {
  @Kernel
  static void /*! SYC1013 | leave the method without @Kernel and launch it from a lambda */scale(int i, float[] a) {
    a[i] *= 2;
  }
}
