package lib;

import dev.sycamore.RangeKernel1;

/** Another name for kernels, so that those who use it never name the API. */
public interface Base extends RangeKernel1 {}
