/**
 * What names mean at a place (JLS 6): {@link dev.sycamore.outliner.attribution.scope.NameScope} is
 * the chain of scopes, {@link dev.sycamore.outliner.attribution.scope.TypeNames} and {@link
 * dev.sycamore.outliner.attribution.scope.ExpressionNames} look names up in it, {@link
 * dev.sycamore.outliner.attribution.scope.UnitImports} after it. {@link
 * dev.sycamore.outliner.attribution.scope.AttributionTable} takes what is found, by node.
 *
 * <p>Expressions before a dot are attributed through {@link
 * dev.sycamore.outliner.attribution.scope.ExpressionAttribution}.
 */
package dev.sycamore.outliner.attribution.scope;
