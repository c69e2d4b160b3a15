package dev.sycamore.testsupport.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Inputs for readers: files of a corpus, cut off, changed, mixed, and garbage. */
public final class Damage {

  /** What readers stumble over: numbers that do not fit, nesting, ends in the middle. */
  private static final List<String> WORDS =
      List.of(
          "-1",
          "0",
          "00000000000",
          "2147483647",
          "2147483648",
          "9223372036854775807",
          "99999999999999999999",
          "\u0000",
          "\n",
          "\r\n",
          "\n\n",
          " ",
          "\t",
          "|",
          "[",
          "]",
          "=",
          "\"",
          "'",
          "\\",
          "{",
          "}",
          "!",
          "#",
          "@",
          "%",
          "/",
          "../",
          "é",
          "\uD83D\uDE00",
          "\u2028",
          ",",
          ":",
          "-",
          "&a",
          "*a",
          "!!int",
          "AAAA",
          "\u007f",
          "\uFEFF");

  private final List<byte[]> corpus;
  private final Random random;

  private Damage(List<byte[]> corpus, Random random) {
    this.corpus = corpus;
    this.random = random;
  }

  /** Damaged files of a corpus. */
  public static Arbitrary<byte[]> of(List<byte[]> corpus) {
    return Arbitraries.longs()
        .map(seed -> new Damage(corpus, new Random(seed)).next())
        .dontShrink();
  }

  /** All files of a folder of the corpus, the resources below {@code /corpus}. */
  public static List<byte[]> corpus(String folder) {
    return List.copyOf(files(folder).values());
  }

  /** As {@link #corpus}, by the names of the files. */
  public static SortedMap<String, byte[]> files(String folder) {
    try {
      URI place = Damage.class.getResource("/corpus/" + folder).toURI();
      if (!place.getScheme().equals("jar")) {
        return contents(Path.of(place));
      }
      try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
        return contents(jar.getPath("corpus", folder));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static SortedMap<String, byte[]> contents(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      SortedMap<String, byte[]> contents = new TreeMap<>();
      for (Path file : files.toList()) {
        contents.put(file.getFileName().toString(), Files.readAllBytes(file));
      }
      return contents;
    }
  }

  private byte[] next() {
    byte[] bytes = any();
    for (int changes = random.nextInt(5); changes > 0; changes--) {
      bytes = changed(bytes);
    }
    return bytes;
  }

  private byte[] any() {
    if (corpus.isEmpty() || random.nextInt(20) == 0) {
      return garbage(random.nextInt(200));
    }
    return corpus.get(random.nextInt(corpus.size())).clone();
  }

  private byte[] garbage(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  private byte[] changed(byte[] bytes) {
    int at = random.nextInt(bytes.length + 1);
    int to = Math.min(bytes.length, at + (random.nextBoolean() ? 1 : random.nextInt(40)));
    return switch (random.nextInt(8)) {
      case 0 -> Arrays.copyOf(bytes, at);
      case 1 -> flipped(bytes, at);
      case 2 -> joined(bytes, at, word(), to);
      case 3 -> joined(bytes, at, word(), at);
      case 4 -> joined(bytes, at, new byte[0], to);
      case 5 -> joined(bytes, to, Arrays.copyOfRange(bytes, at, to), to);
      case 6 -> joined(bytes, at, garbage(random.nextInt(8)), to);
      default -> {
        byte[] other = any();
        int from = random.nextInt(other.length + 1);
        yield joined(bytes, at, Arrays.copyOfRange(other, from, other.length), bytes.length);
      }
    };
  }

  private byte[] flipped(byte[] bytes, int at) {
    if (at < bytes.length) {
      bytes[at] ^= (byte) (1 << random.nextInt(8));
    }
    return bytes;
  }

  private byte[] word() {
    byte[] word = WORDS.get(random.nextInt(WORDS.size())).getBytes(StandardCharsets.UTF_8);
    int times = random.nextInt(30) == 0 ? 20_000 / word.length : 1;
    ByteArrayOutputStream repeated = new ByteArrayOutputStream();
    for (int i = 0; i < times; i++) {
      repeated.writeBytes(word);
    }
    return repeated.toByteArray();
  }

  /** The bytes before one place, others, and the bytes after another place. */
  private static byte[] joined(byte[] bytes, int before, byte[] between, int after) {
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    joined.write(bytes, 0, before);
    joined.writeBytes(between);
    joined.write(bytes, after, bytes.length - after);
    return joined.toByteArray();
  }
}
