package dev.sycamore.benchmarks.cpu.kernels;

import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** All kernels, in the order of the table. */
public final class AllBenchmarks {
  private static final Map<String, Supplier<CpuBenchmark>> ALL = new LinkedHashMap<>();

  static {
    ALL.put("VectorAdd", VectorAddBenchmark::new);
    ALL.put("Saxpy", SaxpyBenchmark::new);
    ALL.put("MatrixProduct", MatrixProductBenchmark::new);
    ALL.put("TiledMatrixProduct", TiledMatrixProductBenchmark::new);
    ALL.put("Mandelbrot", MandelbrotBenchmark::new);
    ALL.put("NBody", NBodyBenchmark::new);
    ALL.put("Reduction", ReductionBenchmark::new);
    ALL.put("Stencil2D", Stencil2DBenchmark::new);
    ALL.put("Stencil3D", Stencil3DBenchmark::new);
    ALL.put("Convolution", ConvolutionBenchmark::new);
    ALL.put("BlackScholes", BlackScholesBenchmark::new);
    ALL.put("DoubleMandelbrot", DoubleMandelbrotBenchmark::new);
    ALL.put("Histogram", HistogramBenchmark::new);
    ALL.put("PrefixSum", PrefixSumBenchmark::new);
    ALL.put("SparseProduct", SparseProductBenchmark::new);
    ALL.put("KMeans", KMeansBenchmark::new);
    ALL.put("BitonicSort", BitonicSortBenchmark::new);
    ALL.put("Sha256", Sha256Benchmark::new);
    ALL.put("RayMarcher", RayMarcherBenchmark::new);
    ALL.put("GaussSeidel", GaussSeidelBenchmark::new);
  }

  /** The binary logarithm of its elements' number. */
  private static final int SMALL_LOG2 = 16;

  private AllBenchmarks() {}

  /** A vector addition that takes microseconds: most of its time is that of the launch. */
  public static CpuBenchmark small() {
    return new VectorAddBenchmark(SMALL_LOG2);
  }

  /**
   * By their names. A benchmark is made when it is its turn: together their data would need
   * gigabytes.
   */
  public static Map<String, Supplier<CpuBenchmark>> all() {
    return ALL;
  }
}
