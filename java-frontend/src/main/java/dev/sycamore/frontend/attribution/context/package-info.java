/**
 * The interfaces through which expressions, statements and local classes contain each other. Start
 * at {@link dev.sycamore.frontend.attribution.context.UnitContext}, which all parts of one
 * compilation unit share; {@code unit} implements it.
 */
package dev.sycamore.frontend.attribution.context;
