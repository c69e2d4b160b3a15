/**
 * Arrays of which it is known at run time only which one is meant: variables that are assigned
 * again, conditionals, methods that return one of their parameters. Each such variable holds the
 * number of an array. What arrays there are is found in the source, before the code is lowered.
 */
package dev.sycamore.outliner.lowering.choice;
