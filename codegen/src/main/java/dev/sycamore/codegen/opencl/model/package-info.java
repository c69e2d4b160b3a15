/** What an OpenCL C program consists of; one template of the same name prints each class. */
package dev.sycamore.codegen.opencl.model;
