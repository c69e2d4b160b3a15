/**
 * Symbols over the elements of the host compiler ({@code javax.lang.model}). Start at {@link
 * dev.sycamore.frontend.elements.ElementSymbolTable}.
 *
 * <p>The only package of the front end that reads elements and type mirrors; it knows no syntax.
 */
package dev.sycamore.frontend.elements;
