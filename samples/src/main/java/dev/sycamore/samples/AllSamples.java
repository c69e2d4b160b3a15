package dev.sycamore.samples;

import dev.sycamore.samples.skeletons.SkeletonSample;

/** Runs every sample; ends with an exception, and so with a failure, if one of them is wrong. */
public final class AllSamples {

  private AllSamples() {}

  public static void main(String[] args) {
    String[] none = {};
    InitA.main(none);
    Saxpy.main(none);
    MatrixMultiply.main(none);
    Mandelbrot.main(none);
    GaussianBlur.main(none);
    SplitWork.main(none);
    SkeletonSample.main(none);
  }
}
