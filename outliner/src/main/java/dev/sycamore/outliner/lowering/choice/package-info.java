/**
 * Arrays of which it is known at run time only which one is meant: variables that are assigned
 * again, conditionals, methods that return one of their parameters. Where all of them are of one
 * type and address space, a variable holds the view ({@code ViewVariables}); others hold the number
 * of an array ({@code ArrayChoices}). What arrays there are is found in the source, before the code
 * is lowered.
 */
package dev.sycamore.outliner.lowering.choice;
