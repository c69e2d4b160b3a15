package dev.sycamore.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method as device code. It is checked even if no kernel of this compilation calls it. A
 * method that a kernel calls is device code with and without the annotation.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Device {
  /**
   * Whether the method is exported from its device module, so that kernels of other jars may call
   * it (SYCL_EXTERNAL).
   *
   * @return true if other jars may call the method
   */
  boolean external() default false;
}
