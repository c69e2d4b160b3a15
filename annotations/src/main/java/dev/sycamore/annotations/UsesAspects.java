package dev.sycamore.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States that a method, or every use of a type, uses these aspects, where the compiler cannot see
 * it.
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
public @interface UsesAspects {
  /** {@return the aspects that are used} */
  Aspect[] value();
}
