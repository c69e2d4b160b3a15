/** What an OpenCL C program consists of; each part prints itself. */
package dev.sycamore.codegen.opencl.model;
