/** Native code on its way into the process: where it is unpacked, and who may have touched it. */
package dev.sycamore.runtime.natives;
