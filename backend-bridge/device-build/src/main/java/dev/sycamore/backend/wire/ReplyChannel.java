package dev.sycamore.backend.wire;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;

/** What a worker writes its replies to: a file, or a socket that the build listens on. */
public final class ReplyChannel {

  private static final String SOCKET = "socket:";

  private ReplyChannel() {}

  /** The argument of a worker that connects to a Unix domain socket. */
  public static String ofSocket(Path socket) {
    return SOCKET + socket;
  }

  /**
   * Opens the channel that the build names.
   *
   * @param argument a file, or what {@link #ofSocket} returns
   */
  public static OutputStream open(String argument) throws IOException {
    if (!argument.startsWith(SOCKET)) {
      return new FileOutputStream(argument);
    }
    Path socket = Path.of(argument.substring(SOCKET.length()));
    return Channels.newOutputStream(SocketChannel.open(UnixDomainSocketAddress.of(socket)));
  }
}
