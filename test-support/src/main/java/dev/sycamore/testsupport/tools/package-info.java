/** Tools, drivers and JVMs that tests need, some of which machines may lack. */
package dev.sycamore.testsupport.tools;
