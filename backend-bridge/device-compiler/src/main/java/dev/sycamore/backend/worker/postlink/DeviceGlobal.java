package dev.sycamore.backend.worker.postlink;

/**
 * A variable of DPC++ that hosts can copy to and from.
 *
 * @param name in the IR
 * @param id its name for the runtime
 * @param size what hosts see of it, in bytes
 * @param isOfImage whether there is only one image that it is in
 */
record DeviceGlobal(String name, String id, int size, boolean isOfImage) {}
