/** What becomes of PTX ahead of time: machine code by NVIDIA's assembler, in one file with it. */
package dev.sycamore.backend.cuda;
