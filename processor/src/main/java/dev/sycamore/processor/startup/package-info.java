/**
 * How the processor's classes are loaded. What a short compilation would notice most is the loading
 * of a thousand classes from a jar, so its jar has them in a bundle as well.
 */
package dev.sycamore.processor.startup;
