package dev.sycamore.backend.client;

import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.postlink.ImageSink;
import dev.sycamore.backend.wire.WireFormat;
import dev.sycamore.binding.resource.Sha256;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Optional;

/**
 * A file with the replies to a request that succeeded: a mark, the request's key, the file's
 * length, the SHA-256 of what follows, and that is the replies as a worker sends them.
 */
final class StepFile {

  private static final byte[] MARK = "SYCSTEP3".getBytes(StandardCharsets.US_ASCII);
  private static final int DIGEST_BYTES = 32;

  /** What is before the replies. */
  static final int HEADER_BYTES = MARK.length + DIGEST_BYTES + Long.BYTES + DIGEST_BYTES;

  private StepFile() {}

  static byte[] header(StepKey key, long length, byte[] digest) {
    return ByteBuffer.allocate(HEADER_BYTES)
        .put(MARK)
        .put(key.bytes())
        .putLong(length)
        .put(digest)
        .array();
  }

  /**
   * Hands the replies on, if the file is whole, which is known before the first of them.
   *
   * @return nothing if there is no such file, or another one
   * @throws SinkException if the sink fails
   */
  static Optional<JobResult<WorkerOutput>> replay(Path file, StepKey key, ImageSink sink)
      throws SinkException {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    Replies replies = new Replies(sink);
    try (FileInputStream stream = new FileInputStream(file.toFile())) {
      if (!isWhole(stream, key)) {
        return Optional.empty();
      }
      stream.getChannel().position(HEADER_BYTES);
      return Optional.of(outcome(stream, replies));
    } catch (IOException e) {
      if (replies.hasDelivered()) {
        // The disk itself fails: the job cannot begin anew, its sink has the first images.
        throw new SinkException(new IOException(file + " cannot be read: " + e.getMessage(), e));
      }
      return Optional.empty();
    }
  }

  private static JobResult<WorkerOutput> outcome(FileInputStream stream, Replies replies)
      throws IOException, SinkException {
    DataInputStream in = new DataInputStream(new BufferedInputStream(stream, 1 << 16));
    Optional<JobResult<WorkerOutput>> outcome = Optional.empty();
    while (outcome.isEmpty()) {
      outcome = replies.accept(WireFormat.readReply(in));
    }
    return outcome.get();
  }

  private static boolean isWhole(FileInputStream stream, StepKey key) throws IOException {
    byte[] found = stream.readNBytes(HEADER_BYTES);
    long length = stream.getChannel().size();
    if (found.length < HEADER_BYTES
        || ByteBuffer.wrap(found).getLong(MARK.length + DIGEST_BYTES) != length) {
      return false;
    }
    MessageDigest digest = Sha256.newDigest();
    byte[] buffer = new byte[1 << 16];
    for (int count = stream.read(buffer); count >= 0; count = stream.read(buffer)) {
      digest.update(buffer, 0, count);
    }
    return Arrays.equals(found, header(key, length, digest.digest()));
  }
}
