import static dev.sycamore.Range.range;

import dev.sycamore.*;

public class Tabs {
	public static void run(DeviceQueue q, int[] out) {
		String \u0078 = "ä€😀"; q.parallelFor(range(10), i -> { out[i] = 1; /*! SYC1002 */throw new RuntimeException(); });
	}
}
