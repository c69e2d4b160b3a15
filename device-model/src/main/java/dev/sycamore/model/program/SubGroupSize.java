package dev.sycamore.model.program;

import java.util.Locale;
import java.util.function.Function;

/** The sub-group size that a kernel asks for. */
public sealed interface SubGroupSize {

  /** As device code and messages write it. */
  String text();

  /** Applies the function for this kind of size. */
  <R> R match(
      Function<? super Numeric, ? extends R> numeric, Function<? super Named, ? extends R> named);

  /**
   * A number of work-items.
   *
   * @param size 1 or more
   */
  record Numeric(int size) implements SubGroupSize {
    @Override
    public String text() {
      return Integer.toString(size);
    }

    @Override
    public <R> R match(
        Function<? super Numeric, ? extends R> numeric,
        Function<? super Named, ? extends R> named) {
      return numeric.apply(this);
    }
  }

  /** A size that the device knows under a name (SYCL_EXT_ONEAPI_NAMED_SUB_GROUP_SIZES). */
  enum Named implements SubGroupSize {
    /** The size that suits most kernels on the device; the same for all of them. */
    PRIMARY,
    /** Whatever the device's compiler finds best for this kernel. */
    AUTOMATIC;

    @Override
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public <R> R match(
        Function<? super Numeric, ? extends R> numeric,
        Function<? super Named, ? extends R> named) {
      return named.apply(this);
    }
  }
}
