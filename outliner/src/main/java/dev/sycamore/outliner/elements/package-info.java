/**
 * Symbols over the elements of the host compiler ({@code javax.lang.model}). Start at {@link
 * dev.sycamore.outliner.elements.ElementSymbolTable}.
 *
 * <p>The only package of the outliner that reads elements and type mirrors; it knows no syntax.
 */
package dev.sycamore.outliner.elements;
