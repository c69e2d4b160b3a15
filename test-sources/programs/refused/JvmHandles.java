import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

class JvmHandles {
  static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
  static final VarHandle VIEW = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  static int get(byte[] b, int i) {
    return (int) /*! SYC1022 | 0xff */VIEW.get(b, i);
  }

  void run(DeviceQueue q, int[] a, byte[] b, VarHandle local) {
    q.parallelFor(range(4), i -> /*! SYC1022 | Atomics.add */INTS.getAndAdd(a, i, 1));
    q.parallelFor(range(4), i -> a[i] = get(b, i));
    q.parallelFor(range(4), i -> {
      int old = (int) /*! SYC1022 | VarHandle */INTS.getVolatile(a, i);
      a[i] = old;
    });
    q.parallelFor(range(4), i -> {
      VarHandle h = /*! SYC1022 | Atomics */INTS;
      h.set(a, i, 1);
    });
    q.parallelFor(range(4), i -> {
      if (/*! SYC1022 | Atomics.compareExchange */INTS.compareAndSet(a, i, 1, 2)) a[i] = 1;
    });
    q.parallelFor(range(4), i -> /*! SYC1009 | Atomics */local.setVolatile(a, i, 7));
    q.parallelFor(range(4), i -> a[i] = (int) /*! SYC1009 | Atomics */local.get(a, i) + 1);
    q.parallelFor(range(4), i -> {
      /*! SYC1008 | barrier */VarHandle.fullFence();
      a[i] = 1;
    });
  }
}
