package dev.sycamore.backend.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.aspects.FixedModuleTarget;
import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.aspects.PropagationOptions;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.Failure;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkReport;
import dev.sycamore.backend.link.LinkedCode;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.UncheckedCode;
import dev.sycamore.binding.properties.Dialect;
import dev.sycamore.testsupport.fuzz.Damage;
import dev.sycamore.testsupport.fuzz.Reading;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Requests, replies and results that are damaged are an {@link IOException}, whatever they say. */
class WireFuzzTest {

  private static final byte[] MODULE = {1, 2, 3};

  private static List<WorkerRequest> requests() {
    return List.of(
        new WorkerRequest.Build(
            new BuildJob("a.ll", MODULE, ImageTarget.X86_64, List.of("k"), BuildOutput.IMAGE)),
        new WorkerRequest.Inspect(new InspectionJob("a.ll", MODULE)),
        new WorkerRequest.Link(
            new LinkJob(
                "a.ll",
                List.of(new LinkInput("a.ll", MODULE), new LinkInput("b.jar!/b", MODULE, true)),
                true)),
        new WorkerRequest.Propagate(
            new PropagationJob(
                "a.ll",
                MODULE,
                PropagationOptions.of(Dialect.DESIGN, Map.of("fp16", 5))
                    .withFixedTargets(
                        List.of(
                            new FixedModuleTarget(
                                "gpu",
                                OptionalInt.of(1000),
                                Set.of(5),
                                false,
                                Set.of(16),
                                OptionalInt.empty())))
                    .withExcludedAspects(List.of("fp64")),
                false)),
        new WorkerRequest.PostLink(
            new PostLinkJob(
                "a.ll", MODULE, PostLinkOptions.of(Dialect.DESIGN, Map.of("gpu", 1000)))));
  }

  private static List<WorkerReply> replies() {
    return List.of(
        new WorkerReply.Ready(),
        new WorkerReply.Entered(BuildStage.OPTIMIZE),
        new WorkerReply.Image(MODULE),
        new WorkerReply.Part(MODULE, List.of("k", "l"), MODULE),
        new WorkerReply.Failed(new Failure(BuildStage.READ, "message", "detail")),
        new WorkerReply.Warned("warning"),
        new WorkerReply.Finished());
  }

  private static LinkedCode result() {
    return new LinkedCode(
        MODULE,
        new LinkReport(
            List.of(
                new LinkReport.Missing(
                    LinkReport.Missing.Kind.VARIABLE,
                    "s",
                    "n",
                    "A.java:1:2",
                    "p.Lib",
                    List.of("k"))),
            List.of(new LinkReport.LinkedKernel(new FunctionName("k", "K", ""), Set.of(5, 6))),
            List.of(
                new LinkReport.Unexpected("s", "f", new LinkReport.UnlistedAspect(6), "k"),
                new LinkReport.Unexpected("s", "f", new LinkReport.OtherSubGroupSize(16), "k"),
                new LinkReport.Unexpected(
                    "s", "f", new LinkReport.OtherTargets(Set.of("x86_64")), "k"))));
  }

  private static ModuleFacts facts() {
    return new ModuleFacts(
        List.of(new FunctionName("k", "K", "A.java:1:2")),
        Map.of("k", Set.of("x86_64_v3")),
        List.of(new UncheckedCode(FunctionName.ofSymbol("k"), "checks=off")),
        true,
        "identity");
  }

  /** What writes. */
  @FunctionalInterface
  private interface Writer {
    void write(DataOutputStream out) throws IOException;
  }

  private static byte[] bytes(Writer writer) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      writer.write(new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return bytes.toByteArray();
  }

  private static byte[] bytes(WorkerRequest request) {
    return bytes(out -> WireFormat.writeRequest(out, request));
  }

  private static byte[] bytes(WorkerReply reply) {
    return bytes(out -> WireFormat.writeReply(out, reply));
  }

  private static DataInputStream in(byte[] bytes) {
    return new DataInputStream(new ByteArrayInputStream(bytes));
  }

  @Provide
  Arbitrary<byte[]> damagedRequests() {
    return Damage.of(requests().stream().map(WireFuzzTest::bytes).toList());
  }

  @Provide
  Arbitrary<byte[]> damagedReplies() {
    return Damage.of(replies().stream().map(WireFuzzTest::bytes).toList());
  }

  @Provide
  Arbitrary<byte[]> damagedResults() throws IOException {
    return Damage.of(List.of(WireFormat.bytes(result())));
  }

  @Example
  void whatIsWrittenIsRead() throws IOException {
    for (WorkerRequest request : requests()) {
      byte[] written = bytes(request);
      assertThat(bytes(WireFormat.readRequest(in(written)))).isEqualTo(written);
    }
    for (WorkerReply reply : replies()) {
      byte[] written = bytes(reply);
      assertThat(bytes(WireFormat.readReply(in(written)))).isEqualTo(written);
    }
    assertThat(WireFormat.result(WireFormat.bytes(facts()), ModuleFacts.class)).isEqualTo(facts());
    byte[] written = WireFormat.bytes(result());
    assertThat(WireFormat.bytes(WireFormat.result(written, LinkedCode.class))).isEqualTo(written);
  }

  /** A message with a set. */
  public record Numbers(Set<Integer> all) {}

  @Example
  void theOrderOfASetIsNotInTheBytes() throws IOException {
    assertThat(WireFormat.bytes(new Numbers(new LinkedHashSet<>(List.of(3, 1, 2)))))
        .isEqualTo(WireFormat.bytes(new Numbers(new LinkedHashSet<>(List.of(2, 3, 1)))));
  }

  @Example
  void aLengthThatNobodySendsIsRefused() throws IOException {
    byte[] bytes = WireFormat.bytes(new Numbers(Set.of(1)));
    bytes[0] = 0x7f;
    assertThatThrownBy(() -> WireFormat.result(bytes, Numbers.class))
        .isInstanceOf(NoReplyException.class)
        .hasMessage("not a length that the device compiler sends: " + (0x7f << 24 | 1));
  }

  @Example
  void aResultEndsWhereItsBytesEnd() throws IOException {
    byte[] bytes = WireFormat.bytes(new Numbers(Set.of(1)));
    assertThatThrownBy(
            () -> WireFormat.result(Arrays.copyOf(bytes, bytes.length + 1), Numbers.class))
        .isInstanceOf(NoReplyException.class)
        .hasMessage("the device compiler sent a result that is too long");
    assertThatThrownBy(
            () -> WireFormat.result(Arrays.copyOf(bytes, bytes.length - 1), Numbers.class))
        .isInstanceOf(EOFException.class);
  }

  @Property
  void requests(@ForAll("damagedRequests") byte[] request) {
    Reading.check(request, IOException.class, bytes -> WireFormat.readRequest(in(bytes)));
  }

  @Property
  void replies(@ForAll("damagedReplies") byte[] reply) {
    Reading.check(reply, IOException.class, bytes -> WireFormat.readReply(in(bytes)));
  }

  @Property
  void framedReplies(@ForAll("damagedReplies") byte[] reply) {
    ByteArrayOutputStream framed = new ByteArrayOutputStream();
    framed.writeBytes(ReplyFrame.header(7, reply));
    framed.writeBytes(reply);
    Reading.check(
        framed.toByteArray(),
        IOException.class,
        bytes -> new ReplyReader(new ByteArrayInputStream(bytes)).read(7));
  }

  @Provide
  Arbitrary<byte[]> damagedFrames() {
    List<byte[]> frames = new ArrayList<>();
    for (WorkerReply reply : replies()) {
      ByteArrayOutputStream framed = new ByteArrayOutputStream();
      try {
        new ReplyWriter(framed).write(7, reply);
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
      frames.add(framed.toByteArray());
    }
    return Damage.of(frames);
  }

  @Property
  void frames(@ForAll("damagedFrames") byte[] frames) {
    Reading.check(
        frames,
        IOException.class,
        bytes -> new ReplyReader(new ByteArrayInputStream(bytes)).read(7));
  }

  @Provide
  Arbitrary<byte[]> damagedFacts() throws IOException {
    return Damage.of(List.of(WireFormat.bytes(facts())));
  }

  @Property
  void facts(@ForAll("damagedFacts") byte[] facts) {
    Reading.check(facts, IOException.class, bytes -> WireFormat.result(bytes, ModuleFacts.class));
  }

  @Property
  void results(@ForAll("damagedResults") byte[] result) {
    Reading.check(result, IOException.class, bytes -> WireFormat.result(bytes, LinkedCode.class));
  }
}
