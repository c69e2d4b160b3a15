package dev.sycamore.backend.wire;

import dev.sycamore.backend.aspects.FixedTarget;
import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.aspects.PropagationOptions;
import dev.sycamore.backend.target.Dialect;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** Jobs that propagate aspects, as {@link WireFormat} carries them. */
final class PropagationFormat {

  private PropagationFormat() {}

  static void write(DataOutputStream out, PropagationJob job) throws IOException {
    WireFormat.writeString(out, job.name());
    WireFormat.writeBytes(out, job.module());
    out.writeBoolean(job.text());
    PropagationOptions options = job.options();
    WireFormat.writeString(out, options.dialect().name());
    out.writeInt(options.aspectNames().size());
    for (Map.Entry<String, Integer> aspect : options.aspectNames().entrySet()) {
      WireFormat.writeString(out, aspect.getKey());
      out.writeInt(aspect.getValue());
    }
    out.writeInt(options.fixedTargets().size());
    for (FixedTarget target : options.fixedTargets()) {
      write(out, target);
    }
    out.writeInt(options.excludedAspects().size());
    for (String aspect : options.excludedAspects()) {
      WireFormat.writeString(out, aspect);
    }
    out.writeBoolean(options.check());
    out.writeBoolean(options.acrossModules());
  }

  static PropagationJob read(DataInputStream in) throws IOException {
    String name = WireFormat.readString(in);
    byte[] module = WireFormat.readBytes(in);
    boolean text = in.readBoolean();
    Dialect dialect = WireFormat.readConstant(in, Dialect.class);
    Map<String, Integer> aspectNames = new LinkedHashMap<>();
    for (int left = WireFormat.readLength(in); left > 0; left--) {
      String aspect = WireFormat.readString(in);
      aspectNames.put(aspect, in.readInt());
    }
    List<FixedTarget> targets = new ArrayList<>();
    for (int left = WireFormat.readLength(in); left > 0; left--) {
      targets.add(readTarget(in));
    }
    List<String> excluded = new ArrayList<>();
    for (int left = WireFormat.readLength(in); left > 0; left--) {
      excluded.add(WireFormat.readString(in));
    }
    boolean check = in.readBoolean();
    boolean acrossModules = in.readBoolean();
    return new PropagationJob(
        name,
        module,
        new PropagationOptions(dialect, aspectNames, targets, excluded, check, acrossModules),
        text);
  }

  private static void write(DataOutputStream out, FixedTarget target) throws IOException {
    WireFormat.writeString(out, target.name());
    write(out, target.number());
    write(out, target.aspects());
    out.writeBoolean(target.mayHaveOtherAspects());
    write(out, target.subGroupSizes());
    write(out, target.maxWorkGroupSize());
  }

  private static FixedTarget readTarget(DataInputStream in) throws IOException {
    return new FixedTarget(
        WireFormat.readString(in),
        readOptional(in),
        readNumbers(in),
        in.readBoolean(),
        readNumbers(in),
        readOptional(in));
  }

  private static void write(DataOutputStream out, OptionalInt number) throws IOException {
    out.writeBoolean(number.isPresent());
    out.writeInt(number.orElse(0));
  }

  private static OptionalInt readOptional(DataInputStream in) throws IOException {
    boolean present = in.readBoolean();
    int number = in.readInt();
    return present ? OptionalInt.of(number) : OptionalInt.empty();
  }

  private static void write(DataOutputStream out, Collection<Integer> numbers) throws IOException {
    out.writeInt(numbers.size());
    for (int number : numbers) {
      out.writeInt(number);
    }
  }

  private static Set<Integer> readNumbers(DataInputStream in) throws IOException {
    Set<Integer> numbers = new LinkedHashSet<>();
    for (int left = WireFormat.readLength(in); left > 0; left--) {
      numbers.add(in.readInt());
    }
    return numbers;
  }
}
