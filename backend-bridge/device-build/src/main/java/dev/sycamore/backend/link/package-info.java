/** Linking: device modules of several compilations become one. */
package dev.sycamore.backend.link;
