/**
 * Post-link on LLVM's own modules: what belongs together is found once for the module, and then
 * each image is read from the module's bitcode. It runs in the worker only.
 */
package dev.sycamore.backend.worker.postlink;
