/** Files and folders that are complete or absent, and temporary ones that do not stay. */
package dev.sycamore.backend.files;
