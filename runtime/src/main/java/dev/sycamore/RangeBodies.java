package dev.sycamore;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.runtime.workgroup.FailedItem;
import dev.sycamore.runtime.workgroup.HostBody;

/** What the device {@code host} runs of kernels without work-groups. */
final class RangeBodies {
  private RangeBodies() {}

  static HostBody.Range of(RangeKernel1 kernel) {
    return new HostBody.Range() {
      @Override
      public void run(int[] begin, int[] end) {
        // Read once: for all that the JIT knows the kernel could write to the array of ends.
        int to = end[0];
        int i = begin[0];
        try {
          for (; i < to; i++) {
            kernel.run(i);
          }
        } catch (Throwable e) {
          throw FailedItem.of(e, i);
        }
      }
    };
  }

  static HostBody.Range of(RangeKernel2 kernel) {
    return new HostBody.Range() {
      @Override
      public void run(int[] begin, int[] end) {
        for (int i = begin[0]; i < end[0]; i++) {
          int to = end[1];
          int j = begin[1];
          try {
            for (; j < to; j++) {
              kernel.run(i, j);
            }
          } catch (Throwable e) {
            throw FailedItem.of(e, i, j);
          }
        }
      }
    };
  }

  static HostBody.Range of(RangeKernel3 kernel) {
    return new HostBody.Range() {
      @Override
      public void run(int[] begin, int[] end) {
        for (int i = begin[0]; i < end[0]; i++) {
          for (int j = begin[1]; j < end[1]; j++) {
            int to = end[2];
            int k = begin[2];
            try {
              for (; k < to; k++) {
                kernel.run(i, j, k);
              }
            } catch (Throwable e) {
              throw FailedItem.of(e, i, j, k);
            }
          }
        }
      }
    };
  }

  static HostBody.Range of(SingleTaskKernel kernel) {
    return new HostBody.Range() {
      @Override
      public void run(int[] begin, int[] end) {
        try {
          kernel.run();
        } catch (Throwable e) {
          throw FailedItem.of(e);
        }
      }
    };
  }

  static HostBody.Range of(LongRangeKernel1 kernel) {
    return new HostBody.Range() {
      @Override
      public void run(int[] begin, int[] end) {
        for (int row = begin[0]; row < end[0]; row++) {
          long first = (long) row * KernelForm.LONG_ROW;
          long to = first + end[1];
          long i = first + begin[1];
          try {
            for (; i < to; i++) {
              kernel.run(i);
            }
          } catch (Throwable e) {
            // As devices say it.
            throw FailedItem.of(e, row, (int) (i - first));
          }
        }
      }
    };
  }
}
