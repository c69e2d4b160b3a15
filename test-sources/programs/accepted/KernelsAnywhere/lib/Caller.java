package lib;

/** Names nothing of the API, and has kernels all the same. */
public class Caller {
  private static class Own extends Pipeline.Kept {
    Own(int[] a) {
      kernel = i -> a[i] += 59;
    }
  }

  private Caller() {}

  public static Pipeline add(Pipeline pipeline, int[] a, int by) {
    pipeline.then(i -> a[i] += by).then(() -> i -> a[i] ^= 53);
    pipeline.add(() -> i -> a[i] -= 57, new Own(a));
    return pipeline;
  }
}
