/**
 * The values of literals and the arithmetic of constant expressions (JLS 3.10, 15.29). Start at
 * {@link dev.sycamore.frontend.attribution.constant.ConstantFolding}.
 *
 * <p>It knows types and operators, but no scope and no declaration.
 */
package dev.sycamore.frontend.attribution.constant;
