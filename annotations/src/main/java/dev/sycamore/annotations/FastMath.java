package dev.sycamore.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Permits results of floating-point operations that differ from those of the JVM, on devices: code
 * becomes faster, and results have other bits.
 *
 * <p>It holds for what is written in the annotated kernel, method, constructor or class, nested
 * classes and lambdas included; not for the methods that are called there, which have annotations
 * of their own, except those of vector types, which are operators. The innermost annotation
 * replaces those around it, so that {@code @FastMath({})} returns to exact results. On the device
 * {@code host} the JVM computes, and results are exact.
 *
 * <pre>{@code
 * @FastMath(FastMath.Option.CONTRACT)
 * static float dot(float[] a, float[] b) {
 *   float sum = 0;
 *   for (int i = 0; i < a.length; i++) {
 *     sum += a[i] * b[i]; // one fused multiply-add, where the device has it
 *   }
 *   return sum;
 * }
 * }</pre>
 *
 * <p>NaN and infinities keep their meaning, except in the functions that {@link Option#FUNCTIONS}
 * allows. {@code docs/FAST-MATH.md} states what each option may change on each target.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.METHOD,
  ElementType.CONSTRUCTOR,
  ElementType.TYPE,
  ElementType.FIELD,
  ElementType.LOCAL_VARIABLE,
  ElementType.TYPE_USE
})
public @interface FastMath {

  /** {@return the differences that are allowed: all of them, unless options are listed} */
  Option[] value() default {
    Option.CONTRACT, Option.REASSOCIATE, Option.RECIPROCAL, Option.FUNCTIONS
  };

  /** A kind of difference from the results of the JVM. */
  enum Option {
    /** A multiplication and an addition may be one operation with one rounding. */
    CONTRACT,

    /**
     * Sums and products may be computed in another order, as if addition and multiplication were
     * associative; the sign of a zero may differ.
     */
    REASSOCIATE,

    /**
     * A division may be a multiplication by the reciprocal of the divisor, or the target's division
     * with an error of a few units in the last place.
     */
    RECIPROCAL,

    /**
     * Functions on {@code float}, such as {@code (float) Math.sin(f)} and those of {@code
     * DeviceMath}, may be those of {@code DeviceMath.Fast}, with their errors, except {@code pow}.
     */
    FUNCTIONS
  }
}
