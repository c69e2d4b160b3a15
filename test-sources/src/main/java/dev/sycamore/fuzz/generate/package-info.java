/** Random device programs from a seed. */
package dev.sycamore.fuzz.generate;
