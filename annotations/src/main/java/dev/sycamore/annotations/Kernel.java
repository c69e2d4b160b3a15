package dev.sycamore.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks code that runs once per work-item on a device.
 *
 * <p>On a method, the method is a kernel, and a class with its launcher is generated.
 *
 * <p>Lambdas, method references and objects of kernel interfaces are kernels with and without the
 * annotation, except those that are {@link HostOnly}. On a parameter, a record component, a
 * variable or a field of such an interface, or of an array, collection, record or function of such,
 * it states that the values are launched; {@code null} and values of other types are refused.
 *
 * <p>On a parameter of a functional interface that is not a kernel interface, every lambda and
 * method reference passed there is a function that kernels of the method may call: which one it is
 * must be known at compile time.
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
