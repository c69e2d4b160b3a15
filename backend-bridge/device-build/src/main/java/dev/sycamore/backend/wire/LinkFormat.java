package dev.sycamore.backend.wire;

import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkReport;
import dev.sycamore.backend.link.LinkResult;
import dev.sycamore.backend.target.FunctionName;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Jobs that link modules, and their results, as {@link WireFormat} carries them. */
public final class LinkFormat {

  private LinkFormat() {}

  static void write(DataOutputStream out, LinkJob job) throws IOException {
    WireFormat.writeString(out, job.name());
    out.writeInt(job.inputs().size());
    for (LinkInput input : job.inputs()) {
      WireFormat.writeString(out, input.name());
      WireFormat.writeBytes(out, input.module());
      out.writeBoolean(input.imported());
    }
    out.writeBoolean(job.text());
  }

  static LinkJob read(DataInputStream in) throws IOException {
    String name = WireFormat.readString(in);
    List<LinkInput> inputs = new ArrayList<>();
    for (int left = WireFormat.readLength(in); left > 0; left--) {
      inputs.add(
          new LinkInput(WireFormat.readString(in), WireFormat.readBytes(in), in.readBoolean()));
    }
    return new LinkJob(name, inputs, in.readBoolean());
  }

  /** A result as the bytes of one reply. */
  public static byte[] bytes(LinkResult.Linked result) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    LinkReport report = result.report();
    out.writeInt(report.missing().size());
    for (LinkReport.Missing missing : report.missing()) {
      WireFormat.writeString(out, missing.symbol());
      WireFormat.writeString(out, missing.name());
      WireFormat.writeString(out, missing.place());
      WireFormat.writeString(out, missing.module());
      writeStrings(out, missing.kernels());
    }
    out.writeInt(report.kernels().size());
    for (LinkReport.LinkedKernel kernel : report.kernels()) {
      WireFormat.writeString(out, kernel.name().symbol());
      WireFormat.writeString(out, kernel.name().name());
      WireFormat.writeString(out, kernel.name().place());
      out.writeInt(kernel.aspects().size());
      for (int aspect : kernel.aspects()) {
        out.writeInt(aspect);
      }
    }
    out.writeInt(report.unexpected().size());
    for (LinkReport.Unexpected unexpected : report.unexpected()) {
      WireFormat.writeString(out, unexpected.symbol());
      WireFormat.writeString(out, unexpected.function());
      out.writeInt(unexpected.aspect());
      WireFormat.writeString(out, unexpected.entryPoint());
    }
    WireFormat.writeBytes(out, result.module());
    return bytes.toByteArray();
  }

  /**
   * The result in a reply.
   *
   * @throws IOException if the bytes are something else
   */
  public static LinkResult.Linked result(byte[] bytes) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    List<LinkReport.Missing> missing = new ArrayList<>();
    for (int left = WireFormat.readLength(in); left > 0; left--) {
      missing.add(
          new LinkReport.Missing(
              WireFormat.readString(in),
              WireFormat.readString(in),
              WireFormat.readString(in),
              WireFormat.readString(in),
              readStrings(in)));
    }
    List<LinkReport.LinkedKernel> kernels = new ArrayList<>();
    for (int left = WireFormat.readLength(in); left > 0; left--) {
      FunctionName name =
          new FunctionName(
              WireFormat.readString(in), WireFormat.readString(in), WireFormat.readString(in));
      kernels.add(new LinkReport.LinkedKernel(name, readNumbers(in)));
    }
    List<LinkReport.Unexpected> unexpected = new ArrayList<>();
    for (int left = WireFormat.readLength(in); left > 0; left--) {
      unexpected.add(
          new LinkReport.Unexpected(
              WireFormat.readString(in),
              WireFormat.readString(in),
              in.readInt(),
              WireFormat.readString(in)));
    }
    return new LinkResult.Linked(
        WireFormat.readBytes(in), new LinkReport(missing, kernels, unexpected));
  }

  private static void writeStrings(DataOutputStream out, Collection<String> texts)
      throws IOException {
    out.writeInt(texts.size());
    for (String text : texts) {
      WireFormat.writeString(out, text);
    }
  }

  private static List<String> readStrings(DataInputStream in) throws IOException {
    List<String> texts = new ArrayList<>();
    for (int left = WireFormat.readLength(in); left > 0; left--) {
      texts.add(WireFormat.readString(in));
    }
    return texts;
  }

  private static Set<Integer> readNumbers(DataInputStream in) throws IOException {
    Set<Integer> numbers = new TreeSet<>();
    for (int left = WireFormat.readLength(in); left > 0; left--) {
      numbers.add(in.readInt());
    }
    return numbers;
  }
}
