/**
 * Arrays of which it is known at run time only which one is meant: variables that are assigned
 * again, conditionals, methods that return one of their parameters. They are views; where they may
 * have several shapes, as in several address spaces, there are views of each and a number. What
 * shapes there are is found in the source, before the code is lowered.
 */
package dev.sycamore.outliner.lowering.choice;
