/**
 * Which writes of a kernel are proved to be disjoint: no two work-items use one element. Start at
 * {@link dev.sycamore.analysis.disjoint.WriteVerdicts}.
 */
package dev.sycamore.analysis.disjoint;
