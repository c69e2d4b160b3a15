package dev.sycamore.backend.client;

import dev.sycamore.backend.files.AtomicMoves;
import dev.sycamore.backend.wire.WireFormat;
import dev.sycamore.backend.wire.WorkerReply;
import dev.sycamore.binding.resource.Sha256;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.UUID;
import java.util.function.LongConsumer;

/**
 * Keeps the replies to a request in a file, as they come, that gets its name once it is whole. What
 * keeps it from being written keeps no job from its result: the file is then not there.
 */
final class StepRecording implements AutoCloseable {

  private final MessageDigest digest = Sha256.newDigest();
  private final StepKey key;
  private final Path file;
  private final Path unfinished;
  private final LongConsumer kept;
  private DataOutputStream out;

  /**
   * @param file where it is in the end; its folder need not be there
   * @param kept gets the length of the file once it is there
   */
  StepRecording(StepKey key, Path file, LongConsumer kept) {
    this.key = key;
    this.file = file;
    this.kept = kept;
    this.unfinished = file.resolveSibling(KeptFiles.UNFINISHED + UUID.randomUUID());
    try {
      Files.createDirectories(file.getParent());
      OutputStream stream = Files.newOutputStream(unfinished);
      out =
          new DataOutputStream(
              new BufferedOutputStream(new DigestOutputStream(stream, digest), 1 << 16));
      // What is to be in its place is known in the end, and not part of the digest.
      stream.write(new byte[StepFile.HEADER_BYTES]);
    } catch (IOException e) {
      giveUp();
    }
  }

  /** Keeps a reply, the last of which is an image. */
  void add(WorkerReply reply) {
    if (out != null) {
      try {
        WireFormat.writeReply(out, reply);
      } catch (IOException e) {
        giveUp();
      }
    }
  }

  /** The request has succeeded: what was added is its result. */
  void commit() {
    if (out == null) {
      return;
    }
    try {
      out.close();
      long length;
      try (SeekableByteChannel whole = Files.newByteChannel(unfinished, StandardOpenOption.WRITE)) {
        length = whole.size();
        ByteBuffer header = ByteBuffer.wrap(StepFile.header(key, length, digest.digest()));
        while (header.hasRemaining()) {
          whole.write(header);
        }
      }
      AtomicMoves.replace(unfinished, file);
      out = null;
      kept.accept(length);
    } catch (IOException e) {
      giveUp();
    }
  }

  /** Leaves nothing unless it was {@linkplain #commit committed}. */
  @Override
  public void close() {
    if (out != null) {
      giveUp();
    }
  }

  private void giveUp() {
    try {
      if (out != null) {
        out.close();
      }
    } catch (IOException e) {
      // The disk may be full, which is why.
    }
    out = null;
    try {
      Files.deleteIfExists(unfinished);
    } catch (IOException e) {
      // It goes with others that are too old.
    }
  }
}
