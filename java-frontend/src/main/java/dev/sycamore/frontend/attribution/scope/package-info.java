/**
 * What names mean at a place (JLS 6): {@link dev.sycamore.frontend.attribution.scope.NameScope} is
 * the chain of scopes, {@link dev.sycamore.frontend.attribution.scope.TypeNames} and {@link
 * dev.sycamore.frontend.attribution.scope.ExpressionNames} look names up in it, {@link
 * dev.sycamore.frontend.attribution.scope.UnitImports} after it. {@link
 * dev.sycamore.frontend.attribution.scope.AttributionTable} takes what is found, by node.
 *
 * <p>Expressions before a dot are attributed through {@link
 * dev.sycamore.frontend.attribution.expression.ExpressionAttributor}.
 */
package dev.sycamore.frontend.attribution.scope;
