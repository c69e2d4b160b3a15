package dev.sycamore.backend.wire;

import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.target.FunctionName;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Inspections, and the facts that they find, as {@link WireFormat} carries them. */
public final class InspectionFormat {

  private InspectionFormat() {}

  static void write(DataOutputStream out, InspectionJob job) throws IOException {
    WireFormat.writeString(out, job.name());
    WireFormat.writeBytes(out, job.module());
  }

  static InspectionJob read(DataInputStream in) throws IOException {
    return new InspectionJob(WireFormat.readString(in), WireFormat.readBytes(in));
  }

  /** Facts as the bytes of one reply. */
  public static byte[] bytes(ModuleFacts facts) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(facts.kernels().size());
    for (FunctionName kernel : facts.kernels()) {
      WireFormat.writeString(out, kernel.symbol());
      WireFormat.writeString(out, kernel.name());
      WireFormat.writeString(out, kernel.place());
    }
    out.writeBoolean(facts.debugInfo());
    WireFormat.writeString(out, facts.identity());
    return bytes.toByteArray();
  }

  /**
   * The facts in a reply.
   *
   * @throws IOException if the bytes are something else
   */
  public static ModuleFacts facts(byte[] bytes) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    List<FunctionName> kernels = new ArrayList<>();
    for (int left = WireFormat.readLength(in); left > 0; left--) {
      kernels.add(
          new FunctionName(
              WireFormat.readString(in), WireFormat.readString(in), WireFormat.readString(in)));
    }
    return new ModuleFacts(kernels, in.readBoolean(), WireFormat.readString(in));
  }
}
