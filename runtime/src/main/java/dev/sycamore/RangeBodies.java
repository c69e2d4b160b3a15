package dev.sycamore;

import dev.sycamore.binding.KernelForm;
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
        for (int i = begin[0]; i < to; i++) {
          kernel.run(i);
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
          for (int j = begin[1]; j < to; j++) {
            kernel.run(i, j);
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
            for (int k = begin[2]; k < to; k++) {
              kernel.run(i, j, k);
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
        kernel.run();
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
          for (long i = first + begin[1]; i < to; i++) {
            kernel.run(i);
          }
        }
      }
    };
  }
}
