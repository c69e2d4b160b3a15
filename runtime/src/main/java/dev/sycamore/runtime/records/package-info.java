/**
 * How records lie in buffers: which leaves a record has, and how values of it are taken apart and
 * made on the host. Start at {@link dev.sycamore.runtime.records.RecordLayout}.
 *
 * <p>It knows no memory and no devices.
 */
package dev.sycamore.runtime.records;
