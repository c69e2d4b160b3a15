package lib;

import java.io.Serializable;

/** A function of one number, which a kernel may call. */
@FunctionalInterface
public interface FloatUnary extends Serializable {
  FloatUnary IDENTITY = x -> x;

  float apply(float x);
}
