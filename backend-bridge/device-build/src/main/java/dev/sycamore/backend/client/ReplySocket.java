package dev.sycamore.backend.client;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/**
 * The replies of a worker, through a Unix domain socket: for systems where a process starts with
 * standard input, output and error only. The JVM and LLVM write to the last two what they like.
 * Windows has such sockets since its release 10.
 */
final class ReplySocket extends InputStream {

  private static final long PAUSE_MILLIS = 1;

  private final ServerSocketChannel server;
  private final BooleanSupplier alive;
  private InputStream replies;

  /**
   * @param server listens
   * @param alive whether the worker runs
   */
  private ReplySocket(ServerSocketChannel server, BooleanSupplier alive) {
    this.server = server;
    this.alive = alive;
  }

  /** Begins to listen. Others cannot connect where only this user may enter the folder. */
  static ServerSocketChannel listen(Path socket) throws IOException {
    ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    try {
      server.bind(UnixDomainSocketAddress.of(socket));
      server.configureBlocking(false);
      return server;
    } catch (IOException e) {
      server.close();
      // The reason does not name the path, which may be too long for a socket.
      throw new IOException(
          e.getMessage() + ": " + socket + " (java.io.tmpdir may name a shorter folder)", e);
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
  }

  /** The replies of a worker that was started with the socket. */
  static InputStream of(ServerSocketChannel server, Process worker) {
    return new ReplySocket(server, worker::isAlive);
  }

  @Override
  public int read() throws IOException {
    return replies().read();
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    return replies().read(bytes, offset, length);
  }

  /** Waits for the worker to connect. A worker that has ended may have done so before. */
  private InputStream replies() throws IOException {
    while (replies == null) {
      boolean mayConnect = alive.getAsBoolean();
      SocketChannel connection = server.accept();
      if (connection != null) {
        replies = Channels.newInputStream(connection);
        server.close();
      } else if (mayConnect) {
        pause();
      } else {
        throw new EOFException("the worker has not connected");
      }
    }
    return replies;
  }

  private static void pause() throws IOException {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
    if (replies != null) {
      replies.close();
    }
  }
}
