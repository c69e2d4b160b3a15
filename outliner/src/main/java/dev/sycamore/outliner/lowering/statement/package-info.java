/**
 * Lowers statements (JLS 14), and {@code switch} in all its forms. Start with {@code
 * StatementLowering}: a statement at fault is reported and left out, so that one run finds the
 * faults of all.
 */
package dev.sycamore.outliner.lowering.statement;
