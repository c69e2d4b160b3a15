/**
 * From the text of a file to its syntax tree. Start at {@link
 * dev.sycamore.frontend.tree.SourceParser}, whose result is a {@link
 * dev.sycamore.frontend.tree.SyntaxTree}; its {@link dev.sycamore.frontend.text.Positions} lead
 * from each node back to the file. {@link dev.sycamore.frontend.tree.LocalEnums} and {@link
 * dev.sycamore.frontend.tree.PrimitiveTests} add what the parser does not read. A host compiler may
 * have made the tree of a file already ({@link dev.sycamore.frontend.tree.HostTrees}).
 *
 * <p>Nothing here knows what a name means.
 */
package dev.sycamore.frontend.tree;
