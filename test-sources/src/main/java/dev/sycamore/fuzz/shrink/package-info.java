/** Makes failing programs small. */
package dev.sycamore.fuzz.shrink;
