/**
 * From the trees of javac to syntax trees, so that files are not parsed twice. Start at {@link
 * dev.sycamore.frontend.javac.JavacSyntax}.
 *
 * <p>The tree decides what a piece of the text is where the text alone does not: which expression
 * or statement begins here, where a sum has its operands. What follows from that the tokens say:
 * names, modifiers, types, patterns, and all places. So each token of the text is looked at, and
 * has to be the one that the tree leads to expect; where it is not, the file is parsed as if there
 * were no tree. Trees that another processor has changed end there, and so do those of later
 * versions of Java.
 *
 * <p>Only this package knows {@code com.sun.source}. Under other compilers none of its classes is
 * loaded: these may run where there is no javac.
 */
package dev.sycamore.frontend.javac;
