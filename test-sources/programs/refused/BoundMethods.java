import static dev.sycamore.Range.range;

import dev.sycamore.*;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

public class BoundMethods {
  static class Open {
    int[] cells = new int[4];

    void store(int i) {
      cells[i] = i;
    }

    private void hidden(int i) {
      cells[i] = i;
    }

    final void hooked(int i) {
      cells[i] = /*! SYC1004 | BoundMethods.Open.hook(int) */hook(i);
    }

    int hook(int i) {
      return i;
    }

    static int kept(IntUnaryOperator f) {
      return f.applyAsInt(1);
    }

    void launch(DeviceQueue q) {
      q.parallelFor(range(4), i -> cells[i] = kept(/*! SYC1004 | BoundMethods.Open.hook(int) */this::hook));
    }
  }

  static final class Foreign {
    Integer[] boxes = {1, 2};
    int[] cells = new int[4];

    void store(int i) {
      cells[i] = /*! SYC1009 | boxes */boxes.length;
    }
  }

  interface Plain {
    int at(int i);

    default int twice(int i) {
      return at(i) * 2;
    }
  }

  static class NotFinal implements Plain {
    int[] cells = new int[4];

    public int at(int i) {
      return i;
    }

    void launch(DeviceQueue q) {
      q.parallelFor(range(4), i -> cells[i] = /*! SYC1004 | BoundMethods.Plain.twice(int) */twice(i));
    }
  }

  public static void run(DeviceQueue q, Open open, Foreign foreign, IntConsumer consumer) {
    q.parallelFor(range(4), /*! SYC1004 | BoundMethods.Open.store(int) */open::store);
    q.parallelFor(range(4), open::hooked);
    q.parallelFor(range(4), foreign::store);
    q.parallelFor(range(4), /*! SYC1004 | IntConsumer.accept(int) */consumer::accept);
    q.parallelFor(range(4), /*! SYC1026 | private method of another class */open::hidden);
    record Local(int[] cells) {
      void store(int i) {
        cells[i] = i;
      }
    }
    Local local = new Local(new int[4]);
    q.parallelFor(range(4), /*! SYC1026 | local or anonymous class */local::store);
  }
}
