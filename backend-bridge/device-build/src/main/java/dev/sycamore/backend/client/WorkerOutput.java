package dev.sycamore.backend.client;

import java.util.List;

/** What a worker made of a request. The array belongs to the receiver. */
@SuppressWarnings("ArrayRecordComponent") // Never compared; lives for one message.
record WorkerOutput(byte[] bytes, List<String> warnings) {}
