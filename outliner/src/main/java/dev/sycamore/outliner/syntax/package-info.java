/**
 * From the text of a file to its syntax tree. Start at {@link
 * dev.sycamore.outliner.syntax.SourceParser}, whose result is a {@link
 * dev.sycamore.outliner.syntax.SyntaxTree}; {@link dev.sycamore.outliner.syntax.Positions} leads
 * from each node back to the file as the host compiler counts it. {@link
 * dev.sycamore.outliner.syntax.LocalEnums} and {@link dev.sycamore.outliner.syntax.PrimitiveTests}
 * add what the parser does not read. A host compiler may have made the tree of a file already
 * ({@link dev.sycamore.outliner.syntax.HostTrees}).
 *
 * <p>Nothing here knows what a name means.
 */
package dev.sycamore.outliner.syntax;
