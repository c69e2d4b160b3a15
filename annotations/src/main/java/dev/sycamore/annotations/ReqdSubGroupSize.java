package dev.sycamore.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The sub-group size that a kernel must run with: a number, {@code @ReqdSubGroupSize(16)}, or a
 * name, {@code @ReqdSubGroupSize(named = PRIMARY)}. It belongs to nd-range kernels and to the
 * functions that they call. A device without that size refuses the launch.
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
public @interface ReqdSubGroupSize {
  /** {@return the number of work-items in a sub-group: a power of two up to 128} */
  int value() default 0;

  /** {@return a size by its name, instead of a number} */
  Named named() default Named.NONE;

  /** Sizes that the device chooses; no device refuses them. */
  enum Named {
    /** No name: the annotation has a number. */
    NONE,
    /** The size that suits most kernels on the device, the same for all of them. */
    PRIMARY,
    /** The size that the device's compiler chooses for this kernel. */
    AUTOMATIC
  }
}
