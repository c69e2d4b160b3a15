package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.wire.WireFormat;
import dev.sycamore.backend.wire.WorkerReply;
import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.testsupport.fuzz.Damage;
import dev.sycamore.testsupport.fuzz.Reading;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Kept results whose replies are damaged, and whose digest is right for that: none is a crash. */
class StepFileFuzzTest {

  private static final StepKey KEY = StepKey.of(out -> out.writeInt(1));

  private static Path file;

  @BeforeContainer
  static void makeFile() throws IOException {
    file = Files.createTempFile("sycamore-fuzz", ".step");
  }

  @AfterContainer
  static void deleteFile() throws IOException {
    Files.deleteIfExists(file);
  }

  @Provide
  Arbitrary<byte[]> damagedReplies() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    WireFormat.writeReply(out, new WorkerReply.Warned("warning"));
    WireFormat.writeReply(out, new WorkerReply.Part(new byte[3], List.of("k"), new byte[2]));
    WireFormat.writeReply(out, new WorkerReply.Image(new byte[] {1, 2}));
    return Damage.of(List.of(bytes.toByteArray()));
  }

  @Property
  void results(@ForAll("damagedReplies") byte[] replies) {
    Reading.check(
        replies,
        SinkException.class,
        bytes -> {
          ByteArrayOutputStream whole = new ByteArrayOutputStream();
          whole.writeBytes(
              StepFile.header(
                  KEY, StepFile.HEADER_BYTES + bytes.length, Sha256.newDigest().digest(bytes)));
          whole.writeBytes(bytes);
          Files.write(file, whole.toByteArray());
          assertThat(StepFile.replay(file, KEY, image -> {})).isNotNull();
        });
  }
}
