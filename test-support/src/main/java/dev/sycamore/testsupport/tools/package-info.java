/** Tools and drivers that tests need and machines may lack. */
package dev.sycamore.testsupport.tools;
