/** The harness of all compile tests: {@link dev.sycamore.testsupport.compile.TestCompilation}. */
package dev.sycamore.testsupport.compile;
