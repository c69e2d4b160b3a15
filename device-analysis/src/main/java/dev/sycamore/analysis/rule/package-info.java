/**
 * The rules that need a kernel and all that it calls: each reports what breaks it. A {@link
 * dev.sycamore.analysis.rule.ProgramRule} asks the analyses beside this package; no rule knows
 * another rule. The outliner's {@code ProgramAssembly} decides which rules apply, and in which
 * order.
 */
package dev.sycamore.analysis.rule;
