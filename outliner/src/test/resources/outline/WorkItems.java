import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;




class WorkItems {
  static int helper(LocalInts t, NdItem2 it, IntAccessor2 a) { it.group().barrier(); return t.get(0) + it.localLinearId() + a.get(1, 2) + a.size() + a.range(1) + it.group().size(); }
  void m(DeviceQueue q, int[] c, IntDeviceBuffer2 buf, HalfDeviceBuffer hb, ByteDeviceBuffer bb) {
    q.submit(h -> {
      LocalInts t = h.localInts(8); IntAccessor2 a = buf.access(h, AccessMode.READ_WRITE);
      h.parallelFor(ndRange(range(8, 8), range(2, 2)), it -> {
        int old = Atomics.add(c, it.globalId(0), 3);
        Atomics.store(t, 0, old); Atomics.compareExchange(a, 0, 1, 2, 3);
        t.set(1, helper(t, it, a)); Group g = it.group(); c[0] = g.id(1) + (int) g.linearId();
        long gl = it.globalLinearId();
        for (int d = 0; d < 2; d++) c[d] = a.range(d) + it.globalRange(d);
      });
    });
    q.submit(h -> { HalfAccessor A = hb.access(h, AccessMode.READ_WRITE); ByteAccessor B = bb.access(h, AccessMode.READ_WRITE);
      h.parallelFor(range(8), i -> { Half x = A.get(i).add(Half.of(1.5f)).fma(Half.ZERO, A.get(0)); A.set(i, x.sqrt()); float f = x.toFloat(); B.set(i, B.get(i) + 1); B.set(0, (byte) 3);
      }); });
  }
}
