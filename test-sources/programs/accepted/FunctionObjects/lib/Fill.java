package lib;

import dev.sycamore.RangeKernel1;

public record Fill(int[] a, int value) implements RangeKernel1 {
  @Override
  public void run(int i) {
    a[i] = value + i;
  }
}
