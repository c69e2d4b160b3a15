package dev.sycamore.backend.wire;

import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.postlink.SpecializationMode;
import dev.sycamore.backend.postlink.SplitMode;
import dev.sycamore.backend.target.Dialect;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Post-link's jobs and images, as {@link WireFormat} carries them. */
final class PostLinkFormat {

  private PostLinkFormat() {}

  static void write(DataOutputStream out, PostLinkJob job) throws IOException {
    WireFormat.writeString(out, job.name());
    WireFormat.writeBytes(out, job.module());
    PostLinkOptions options = job.options();
    WireFormat.writeString(out, options.dialect().name());
    writeNumbers(out, options.aspectNames());
    writeNumbers(out, options.targetNumbers());
    WireFormat.writeString(out, options.split().name());
    WireFormat.writeString(out, options.specialization().name());
    out.writeInt(options.switches().size());
    for (PostLinkSwitch each : options.switches()) {
      WireFormat.writeString(out, each.name());
    }
    out.writeBoolean(options.text());
  }

  static PostLinkJob read(DataInputStream in) throws IOException {
    String name = WireFormat.readString(in);
    byte[] module = WireFormat.readBytes(in);
    Dialect dialect = WireFormat.readConstant(in, Dialect.class);
    Map<String, Integer> aspectNames = readNumbers(in);
    Map<String, Integer> targetNumbers = readNumbers(in);
    SplitMode split = WireFormat.readConstant(in, SplitMode.class);
    SpecializationMode specialization = WireFormat.readConstant(in, SpecializationMode.class);
    Set<PostLinkSwitch> switches = EnumSet.noneOf(PostLinkSwitch.class);
    for (int left = WireFormat.readLength(in); left > 0; left--) {
      switches.add(WireFormat.readConstant(in, PostLinkSwitch.class));
    }
    boolean text = in.readBoolean();
    return new PostLinkJob(
        name,
        module,
        new PostLinkOptions(
            dialect, aspectNames, targetNumbers, split, specialization, switches, text));
  }

  private static void writeNumbers(DataOutputStream out, Map<String, Integer> numbers)
      throws IOException {
    out.writeInt(numbers.size());
    for (Map.Entry<String, Integer> number : numbers.entrySet()) {
      WireFormat.writeString(out, number.getKey());
      out.writeInt(number.getValue());
    }
  }

  private static Map<String, Integer> readNumbers(DataInputStream in) throws IOException {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    for (int left = WireFormat.readLength(in); left > 0; left--) {
      String name = WireFormat.readString(in);
      numbers.put(name, in.readInt());
    }
    return numbers;
  }

  static void write(DataOutputStream out, WorkerReply.Part part) throws IOException {
    WireFormat.writeBytes(out, part.code());
    out.writeInt(part.symbols().size());
    for (String symbol : part.symbols()) {
      WireFormat.writeString(out, symbol);
    }
    WireFormat.writeBytes(out, part.properties());
  }

  static WorkerReply.Part readPart(DataInputStream in) throws IOException {
    byte[] code = WireFormat.readBytes(in);
    List<String> symbols = new ArrayList<>();
    for (int left = WireFormat.readLength(in); left > 0; left--) {
      symbols.add(WireFormat.readString(in));
    }
    return new WorkerReply.Part(code, symbols, WireFormat.readBytes(in));
  }
}
