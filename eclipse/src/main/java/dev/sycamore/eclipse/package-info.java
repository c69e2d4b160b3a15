/**
 * A plug-in for Eclipse's Java tools, which editors use through Eclipse itself or a language
 * server: reports the errors of kernels while somebody types.
 */
package dev.sycamore.eclipse;
