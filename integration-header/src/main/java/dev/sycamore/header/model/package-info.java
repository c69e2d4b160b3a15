/** What the generated sources consist of; one template of the same name prints each class. */
package dev.sycamore.header.model;
