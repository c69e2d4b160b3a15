package dev.sycamore.backend.wire;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.DeviceTarget;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Requests and replies as bytes. The build sends one job at a time, with a number before it, over
 * the worker's standard input; the worker answers over a channel of its own ({@link ReplyReader})
 * with the stages it enters and then a result or a failure. One job at a time, so that the job that
 * ended a worker is never in doubt.
 */
public final class WireFormat {

  /** No string or image is longer; a length beyond it means that something else wrote the bytes. */
  static final int LARGEST = 1 << 30;

  private WireFormat() {}

  /** Writes a request. */
  public static void writeRequest(DataOutputStream out, WorkerRequest request) throws IOException {
    if (request instanceof WorkerRequest.Build build) {
      out.writeByte(0);
      writeJob(out, build.job());
    } else if (request instanceof WorkerRequest.Propagate propagate) {
      out.writeByte(1);
      PropagationFormat.write(out, propagate.job());
    } else if (request instanceof WorkerRequest.Link link) {
      out.writeByte(2);
      LinkFormat.write(out, link.job());
    } else if (request instanceof WorkerRequest.PostLink postLink) {
      out.writeByte(3);
      PostLinkFormat.write(out, postLink.job());
    } else if (request instanceof WorkerRequest.Inspect inspect) {
      out.writeByte(4);
      InspectionFormat.write(out, inspect.job());
    }
    out.flush();
  }

  /** Reads a request. */
  public static WorkerRequest readRequest(DataInputStream in) throws IOException {
    int kind = in.readUnsignedByte();
    try {
      return switch (kind) {
        case 0 -> new WorkerRequest.Build(readJob(in));
        case 1 -> new WorkerRequest.Propagate(PropagationFormat.read(in));
        case 2 -> new WorkerRequest.Link(LinkFormat.read(in));
        case 3 -> new WorkerRequest.PostLink(PostLinkFormat.read(in));
        case 4 -> new WorkerRequest.Inspect(InspectionFormat.read(in));
        default -> throw new IOException("not a request to the device compiler: " + kind);
      };
    } catch (IllegalArgumentException e) {
      throw new IOException("not a request to the device compiler: " + e.getMessage(), e);
    }
  }

  private static void writeJob(DataOutputStream out, BuildJob job) throws IOException {
    writeString(out, job.name());
    writeBytes(out, job.ir());
    writeString(out, job.target().name());
    out.writeInt(job.kernels().size());
    for (String kernel : job.kernels()) {
      writeString(out, kernel);
    }
    writeString(out, job.output().name());
  }

  private static BuildJob readJob(DataInputStream in) throws IOException {
    String name = readString(in);
    byte[] ir = readBytes(in);
    DeviceTarget target = DeviceTarget.parse(readString(in));
    int count = readLength(in);
    List<String> kernels = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      kernels.add(readString(in));
    }
    BuildOutput output = readConstant(in, BuildOutput.class);
    return new BuildJob(name, ir, target, kernels, output);
  }

  /** Writes what the worker says. */
  public static void writeReply(DataOutputStream out, WorkerReply reply) throws IOException {
    if (reply instanceof WorkerReply.Ready) {
      out.writeByte(0);
    } else if (reply instanceof WorkerReply.Entered entered) {
      out.writeByte(1);
      writeString(out, entered.stage().name());
    } else if (reply instanceof WorkerReply.Image image) {
      out.writeByte(2);
      writeBytes(out, image.bytes());
    } else if (reply instanceof WorkerReply.Failed failed) {
      out.writeByte(3);
      writeString(out, failed.stage().name());
      writeString(out, failed.message());
      writeString(out, failed.detail());
    } else if (reply instanceof WorkerReply.Warned warned) {
      out.writeByte(4);
      writeString(out, warned.text());
    } else if (reply instanceof WorkerReply.Part part) {
      out.writeByte(5);
      PostLinkFormat.write(out, part);
    } else if (reply instanceof WorkerReply.Finished) {
      out.writeByte(6);
    }
    out.flush();
  }

  /**
   * Reads what the worker says.
   *
   * @throws IOException if the worker ended, or something else wrote to its output
   */
  public static WorkerReply readReply(DataInputStream in) throws IOException {
    int kind = in.readUnsignedByte();
    return switch (kind) {
      case 0 -> new WorkerReply.Ready();
      case 1 -> new WorkerReply.Entered(readConstant(in, BuildStage.class));
      case 2 -> new WorkerReply.Image(readImage(in));
      case 3 ->
          new WorkerReply.Failed(
              readConstant(in, BuildStage.class), readString(in), readString(in));
      case 4 -> new WorkerReply.Warned(readString(in));
      case 5 -> PostLinkFormat.readPart(in);
      case 6 -> new WorkerReply.Finished();
      default -> throw new IOException("not a reply of the device compiler: " + kind);
    };
  }

  /** Nothing that is asked for is empty. */
  private static byte[] readImage(DataInputStream in) throws IOException {
    byte[] image = readBytes(in);
    if (image.length == 0) {
      throw new NoReplyException("the device compiler sent an empty image");
    }
    return image;
  }

  static <E extends Enum<E>> E readConstant(DataInputStream in, Class<E> type) throws IOException {
    String name = readString(in);
    try {
      return Enum.valueOf(type, name);
    } catch (IllegalArgumentException e) {
      throw new IOException("not a word of the device compiler: " + name, e);
    }
  }

  static void writeString(DataOutputStream out, String text) throws IOException {
    writeBytes(out, text.getBytes(StandardCharsets.UTF_8));
  }

  static void writeBytes(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  static String readString(DataInputStream in) throws IOException {
    return new String(readBytes(in), StandardCharsets.UTF_8);
  }

  static byte[] readBytes(DataInputStream in) throws IOException {
    int length = readLength(in);
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("the device compiler's output ended");
    }
    return bytes;
  }

  static int readLength(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > LARGEST) {
      throw new IOException("not a length that the device compiler sends: " + length);
    }
    return length;
  }
}
