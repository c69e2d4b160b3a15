/**
 * The choice of the method that a call means among candidates of one name (JLS 15.12.2). Start at
 * {@link dev.sycamore.frontend.attribution.overload.OverloadResolution}; its result is a {@link
 * dev.sycamore.frontend.attribution.overload.Resolution}.
 *
 * <p>Where the candidates come from is the business of {@code call} and {@code function}.
 */
package dev.sycamore.frontend.attribution.overload;
