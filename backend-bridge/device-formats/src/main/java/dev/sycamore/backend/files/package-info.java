/**
 * Files of jars and folders of classes, by names that cannot lead elsewhere and up to a limit;
 * files and folders that are complete or absent, and temporary ones that do not stay.
 */
package dev.sycamore.backend.files;
