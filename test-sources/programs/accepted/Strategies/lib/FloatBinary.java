package lib;

import java.io.Serializable;

@FunctionalInterface
public interface FloatBinary extends Serializable {
  float apply(float x, float y);
}
