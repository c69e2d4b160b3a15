package dev.sycamore.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A specialization constant: a static field whose initialiser is its default, and whose value is
 * set before a kernel is launched and constant while it runs. The field is of a primitive type and
 * not final; a kernel, and what it calls, sees the value that the field has at submit. On the
 * {@code host} device the kernel is the lambda itself, which reads the field when it runs: there,
 * change it after the kernel is done.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface SpecConstant {}
