package dev.sycamore.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The work-group size that a kernel must be launched with. It belongs to nd-range kernels and to
 * the functions that they call; any other size at launch is an error.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.METHOD,
  ElementType.TYPE,
  ElementType.FIELD,
  ElementType.LOCAL_VARIABLE,
  ElementType.TYPE_USE
})
public @interface ReqdWorkGroupSize {
  /** {@return the size in each dimension: 1 to 3 values, the fastest dimension last} */
  int[] value();
}
