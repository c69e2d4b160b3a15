/**
 * Who runs the kernels beside Sycamore: start at {@link
 * dev.sycamore.benchmarks.cpu.peers.AvailablePeers}, which asks each {@code Peer} whether it is on
 * this machine. Knows nothing of single kernels.
 */
package dev.sycamore.benchmarks.cpu.peers;
