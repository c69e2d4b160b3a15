/** Which part of a large set of test cases a build runs. */
package dev.sycamore.testsupport.sample;
