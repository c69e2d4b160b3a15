import dev.sycamore.annotations.Kernel;

class Example {
  @Kernel
  private void twice(int i, float[] a) {
    a[i] *= 2;
  }
}
