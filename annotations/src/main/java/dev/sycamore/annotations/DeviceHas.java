package dev.sycamore.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Asserts that a kernel or device function runs only on devices that have these aspects. A use of
 * an aspect that is not listed is a warning.
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
public @interface DeviceHas {
  /** {@return the aspects; an empty array means that no optional feature is used} */
  Aspect[] value();
}
