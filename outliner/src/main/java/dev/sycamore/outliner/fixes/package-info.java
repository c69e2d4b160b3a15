/**
 * What tools can change in a source so that a diagnostic is gone. Rules report faults without
 * knowing of fixes; here a class for each kind of fix reads the code at a diagnostic's place. What
 * is made of it is only for those diagnostics that are reported.
 */
package dev.sycamore.outliner.fixes;
