package dev.sycamore.model.expression;

import dev.sycamore.annotations.FastMath;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

/**
 * How the result of an operation on FLOAT or DOUBLE may differ from the JVM's: what {@code
 * FastMath} says around it in the source.
 *
 * @param allowed nothing for the JVM's result to the last bit
 */
public record FastMathOptions(Set<FastMath.Option> allowed) {

  /** The JVM's result. */
  public static final FastMathOptions EXACT = new FastMathOptions(Set.of());

  public FastMathOptions {
    allowed = Set.copyOf(allowed);
  }

  /** What an annotation lists. */
  public static FastMathOptions of(Collection<FastMath.Option> allowed) {
    return allowed.isEmpty() ? EXACT : new FastMathOptions(EnumSet.copyOf(allowed));
  }

  public boolean allows(FastMath.Option option) {
    return allowed.contains(option);
  }

  /** Whether the result is the JVM's. */
  public boolean areExact() {
    return allowed.isEmpty();
  }
}
