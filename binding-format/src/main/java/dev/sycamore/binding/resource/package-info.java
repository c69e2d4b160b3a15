/**
 * How the files are called that a compilation leaves beside the classes, and how they are checked.
 */
package dev.sycamore.binding.resource;
