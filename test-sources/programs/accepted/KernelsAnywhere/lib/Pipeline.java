package lib;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.RangeKernel1;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** A library that launches what it is given later. */
public class Pipeline {
  private final DeviceQueue q;
  private final int n;
  private final List<RangeKernel1> steps = new ArrayList<>();
  public RangeKernel1 last;

  public Pipeline(DeviceQueue q, int n) {
    this.q = q;
    this.n = n;
  }

  public Pipeline then(RangeKernel1 step) {
    steps.add(step);
    return this;
  }

  public Pipeline then(String label, RangeKernel1 step) {
    return label.isEmpty() ? this : then(step);
  }

  public Pipeline then(Supplier<RangeKernel1> maker) {
    return then(maker.get());
  }

  /** Has a kernel that its subclasses make. */
  public abstract static class Kept {
    protected RangeKernel1 kernel;
  }

  /** Makes kernels. */
  public interface Maker {
    RangeKernel1 make();
  }

  public void add(Maker maker, Kept kept) {
    then(maker.make()).then(kept.kernel);
  }

  public void run() {
    steps.forEach(step -> q.parallelFor(range(n), step).await());
    q.parallelFor(range(n), last).await();
  }
}
