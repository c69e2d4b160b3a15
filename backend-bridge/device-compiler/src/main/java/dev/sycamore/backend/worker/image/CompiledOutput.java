package dev.sycamore.backend.worker.image;

import java.util.List;

/**
 * What a job asked for.
 *
 * @param bytes an image, or code in another form
 * @param remarks what there is to say of the code of kernels
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared; lives for one job.
public record CompiledOutput(byte[] bytes, List<String> remarks) {}
