/**
 * The syntax of random device programs: what the generator builds, the shrinker reduces, and javac
 * compiles as text. Every tree that can be built terminates when it runs and stays inside its
 * arrays, whatever its sub-expressions are, so that a reduction can never hang or corrupt memory.
 */
package dev.sycamore.fuzz.program;
