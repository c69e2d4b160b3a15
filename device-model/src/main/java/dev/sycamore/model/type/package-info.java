/** Device types and address spaces: the lowest layer of the model, which knows nothing of code. */
package dev.sycamore.model.type;
