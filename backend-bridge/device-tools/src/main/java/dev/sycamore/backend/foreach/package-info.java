/** One command for each file of a list. */
package dev.sycamore.backend.foreach;
