/** What the modules of a compilation say of their functions. */
package dev.sycamore.binding.ir;
