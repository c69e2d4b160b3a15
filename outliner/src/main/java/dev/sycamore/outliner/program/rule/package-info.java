/**
 * The rules that need a kernel and all that it calls: each reports what breaks it. A {@link
 * dev.sycamore.outliner.program.rule.ProgramRule} asks the analyses beside this package; no rule
 * knows another rule. Which rules apply, and in which order, {@link
 * dev.sycamore.outliner.program.ProgramAssembly} says.
 */
package dev.sycamore.outliner.program.rule;
