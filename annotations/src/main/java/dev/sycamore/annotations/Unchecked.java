package dev.sycamore.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Leaves code without checks where the option {@code checks} is on: an index out of range is
 * undefined there, a division by zero gives 0, and assertions are not evaluated.
 *
 * <p>It holds for what is written in the annotated method, constructor, class, or variable that
 * holds a kernel, nested classes and lambdas included; not for the methods that are called there,
 * which have annotations of their own. On the device {@code host} the JVM checks all the same.
 *
 * <pre>{@code
 * @Unchecked
 * static float sum(float[] values, int[] places, int from, int to) {
 *   float sum = 0;
 *   for (int k = from; k < to; k++) {
 *     sum += values[places[k]]; // the host has tested all places
 *   }
 *   return sum;
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.METHOD,
  ElementType.CONSTRUCTOR,
  ElementType.TYPE,
  ElementType.FIELD,
  ElementType.LOCAL_VARIABLE
})
public @interface Unchecked {}
