/** What a device has to offer, whichever driver runs it. */
package dev.sycamore.runtime.device;
