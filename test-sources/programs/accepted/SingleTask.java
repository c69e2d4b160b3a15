import dev.sycamore.DeviceQueue;

/** A kernel that runs once. */
public class SingleTask {
  public static Object run(DeviceQueue q) {
    long[] out = new long[90];
    q.singleTask(
            () -> {
              out[0] = 0;
              out[1] = 1;
              for (int i = 2; i < out.length; i++) {
                out[i] = out[i - 1] + out[i - 2];
              }
            })
        .await();
    return out;
  }
}
