/** What is recorded of the code of kernels when the host compiler has written its classes. */
package dev.sycamore.processor.code;
