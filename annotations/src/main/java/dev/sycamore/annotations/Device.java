package dev.sycamore.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that a method is device code. It is checked as such even when no kernel of this compilation
 * calls it; a method that a kernel reaches is device code with or without this mark.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Device {
  /**
   * Whether the method is exported from its device module, so that kernels of other jars may call
   * it (SYCL_EXTERNAL).
   */
  boolean external() default false;
}
