package dev.sycamore.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Leaves kernels uncompiled: the lambdas, method references and objects of kernel interfaces that
 * are written in the annotated declaration, or after the annotated cast, run on the device {@code
 * host} only. They may use whatever Java has.
 *
 * <p>On a class that implements a kernel interface, its objects are not kernels of devices. A
 * launch on another device throws {@code KernelNotSupportedException}. Methods that are
 * {@code @Kernel} are compiled wherever they are.
 *
 * <pre>{@code
 * @HostOnly RangeKernel1 print = i -> System.out.println(names.get(i));
 * host.parallelFor(range(names.size()), print);
 * }</pre>
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
public @interface HostOnly {}
