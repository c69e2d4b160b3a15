/** What the functions and variables of a module need of each other. */
package dev.sycamore.backend.worker.references;
