/**
 * What the build and its worker send each other. {@link dev.sycamore.backend.wire.WireFormat}
 * writes and reads {@code WorkerRequest} and {@code WorkerReply}, which are records; {@code Codecs}
 * makes the codec of each from its components. {@code ReplyReader} and {@code ReplyWriter} add the
 * frame with a checksum. Knows the jobs, and nothing of processes or LLVM.
 */
package dev.sycamore.backend.wire;
