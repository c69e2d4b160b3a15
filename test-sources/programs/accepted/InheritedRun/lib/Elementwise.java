package lib;

import dev.sycamore.RangeKernel1;

/** A base class with the loop's skeleton; its subclasses say what is done with an element. */
public abstract class Elementwise<T extends Elementwise.Op> implements RangeKernel1 {
  /** An operation with its own parameters. */
  public interface Op {
    float of(float x);

    default float twice(float x) {
      return of(of(x));
    }
  }

  private final float[] in;
  protected final float[] out;
  private final T op;

  protected Elementwise(float[] in, float[] out, T op) {
    this.in = in;
    this.out = out;
    this.op = op;
  }

  protected abstract float before(float x);

  protected float after(float x) {
    return x + 1;
  }

  private float all(float x) {
    return after(op.twice(before(x)));
  }

  @Override
  public final void run(int i) {
    out[i] = all(in[i]);
  }
}
