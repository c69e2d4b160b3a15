package dev.sycamore.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks code that runs once per work-item on a device.
 *
 * <p>On a parameter or a record component, every lambda passed there is a kernel, also in an array,
 * a collection or a record, and every lambda that a function passed there makes. On a local
 * variable or a field, the lambda that initialises it is one.
 *
 * <p>On a parameter of a functional interface that is no kernel interface, every lambda and method
 * reference passed there is a function that kernels of the method may call: which one it is must be
 * known at compile time.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.PARAMETER,
  ElementType.LOCAL_VARIABLE,
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.TYPE,
  ElementType.TYPE_USE
})
public @interface Kernel {}
