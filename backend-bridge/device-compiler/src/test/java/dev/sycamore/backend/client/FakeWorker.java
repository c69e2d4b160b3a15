package dev.sycamore.backend.client;

import dev.sycamore.backend.files.TemporaryFolder;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

/** A process that sends bytes which were prepared, whatever it is asked. */
final class FakeWorker extends Process {

  private final InputStream replies;
  private final CountDownLatch killed = new CountDownLatch(1);

  /**
   * @param hangs whether it stays alive after the last byte, until it is killed
   */
  FakeWorker(byte[] replies, boolean hangs) {
    ByteArrayInputStream bytes = new ByteArrayInputStream(replies);
    this.replies = hangs ? hangingAfter(bytes) : bytes;
    if (!hangs) {
      killed.countDown();
    }
  }

  static WorkerProcess start(Path folder, byte[] replies, boolean hangs) throws WorkerException {
    try {
      return new WorkerProcess(
          new FakeWorker(replies, hangs), TemporaryFolder.create(folder, "fake-worker"));
    } catch (IOException e) {
      throw new WorkerException(e.toString());
    }
  }

  private InputStream hangingAfter(ByteArrayInputStream bytes) {
    return new InputStream() {
      @Override
      public int read() {
        int next = bytes.read();
        if (next < 0) {
          awaitKill();
        }
        return next;
      }

      @Override
      public int read(byte[] into, int from, int length) {
        int count = bytes.read(into, from, length);
        if (count < 0 && length > 0) {
          awaitKill();
        }
        return count;
      }

      @Override
      public int available() {
        return bytes.available();
      }
    };
  }

  private void awaitKill() {
    try {
      killed.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public OutputStream getOutputStream() {
    return OutputStream.nullOutputStream();
  }

  @Override
  public InputStream getInputStream() {
    return replies;
  }

  @Override
  public InputStream getErrorStream() {
    return InputStream.nullInputStream();
  }

  @Override
  public int waitFor() {
    awaitKill();
    return 137;
  }

  @Override
  public int exitValue() {
    if (killed.getCount() > 0) {
      throw new IllegalThreadStateException();
    }
    return 137;
  }

  /** A worker that ends by itself is noticed when a job is lost, not before. */
  @Override
  public boolean isAlive() {
    return true;
  }

  @Override
  public boolean waitFor(long timeout, java.util.concurrent.TimeUnit unit)
      throws InterruptedException {
    return killed.await(timeout, unit);
  }

  @Override
  public Stream<ProcessHandle> descendants() {
    return Stream.empty();
  }

  @Override
  public Process destroyForcibly() {
    destroy();
    return this;
  }

  @Override
  public void destroy() {
    killed.countDown();
  }
}
