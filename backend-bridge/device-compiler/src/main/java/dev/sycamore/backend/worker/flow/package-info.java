/**
 * The control flow of a function as numbers: blocks, dominators, post-dominators, loops. LLVM's C
 * interface has no access to LLVM's own analyses. Start with {@link
 * dev.sycamore.backend.worker.flow.FlowGraph}. Only {@code FunctionFlow} knows LLVM.
 */
package dev.sycamore.backend.worker.flow;
