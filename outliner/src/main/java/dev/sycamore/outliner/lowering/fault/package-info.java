/**
 * Why types and values of the host have no place on a device, and what to write instead: messages
 * that several packages report. Faults of one construct are beside what lowers it.
 */
package dev.sycamore.outliner.lowering.fault;
