package dev.sycamore.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks classes that the processor writes. Coverage tools leave out what has an annotation with
 * "Generated" in its name, if that is in the class file.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface SycamoreGenerated {}
