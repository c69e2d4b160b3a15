package dev.sycamore.binding.images;

import dev.sycamore.binding.images.BundlePart.Kind;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * A module for NVIDIA GPUs in several forms, in one file: PTX for any, machine code for some. The
 * format is in section 10 of {@code docs/FORMATS.md}.
 *
 * @param parts at least one; the order is kept
 */
public record GpuBundle(List<BundlePart> parts) {

  private static final byte[] MAGIC = "SYCAMGPU".getBytes(StandardCharsets.US_ASCII);
  private static final int VERSION = 1;
  private static final int HEADER = 16;
  private static final int ENTRY = 48;
  private static final int ALIGNMENT = 8;

  public GpuBundle {
    parts = List.copyOf(parts);
    if (parts.isEmpty()) {
      throw new IllegalArgumentException("a bundle has parts");
    }
  }

  /** Whether a file begins as a bundle does; plain PTX does not. */
  public static boolean isBundle(byte[] file) {
    return file.length >= MAGIC.length
        && Arrays.equals(file, 0, MAGIC.length, MAGIC, 0, MAGIC.length);
  }

  /** What a GPU should load: the cubin for just this architecture, else the PTX. */
  public Optional<BundlePart> partFor(String architecture) {
    return parts.stream()
        .filter(part -> part.kind() == Kind.CUBIN && part.architecture().equals(architecture))
        .findFirst()
        .or(() -> parts.stream().filter(part -> part.kind() == Kind.PTX).findFirst());
  }

  /** The file. */
  public byte[] toBytes() {
    int size = HEADER + ENTRY * parts.size();
    for (BundlePart part : parts) {
      size = aligned(size) + part.bytes().length;
    }
    ByteBuffer file = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    file.put(MAGIC).putInt(VERSION).putInt(parts.size());
    int at = HEADER + ENTRY * parts.size();
    for (BundlePart part : parts) {
      byte[] bytes = part.bytes();
      at = aligned(at);
      file.putInt(part.kind().number()).putInt(crc(bytes)).putLong(at).putLong(bytes.length);
      byte[] architecture = part.architecture().getBytes(StandardCharsets.US_ASCII);
      file.put(Arrays.copyOf(architecture, BundlePart.ARCHITECTURE_LENGTH));
      file.put(at, bytes);
      at += bytes.length;
    }
    return file.array();
  }

  /**
   * Reads a file.
   *
   * @throws BundleException if a byte of it is not what {@link #toBytes} writes
   */
  public static GpuBundle read(byte[] bytes) throws BundleException {
    if (!isBundle(bytes) || bytes.length < HEADER) {
      throw new BundleException("this is not a bundle of GPU code");
    }
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int version = file.getInt(MAGIC.length);
    if (version != VERSION) {
      throw new BundleException(
          "the bundle has version " + Integer.toUnsignedString(version) + ", not " + VERSION);
    }
    int count = file.getInt(MAGIC.length + Integer.BYTES);
    if (count < 1 || count > (bytes.length - HEADER) / ENTRY) {
      throw new BundleException("the bundle is cut off, or its number of parts is wrong");
    }
    List<BundlePart> parts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      parts.add(part(file.position(HEADER + ENTRY * i), i));
    }
    GpuBundle bundle = new GpuBundle(parts);
    if (!Arrays.equals(bundle.toBytes(), bytes)) {
      throw new BundleException("the bundle has bytes that belong to no part");
    }
    return bundle;
  }

  private static BundlePart part(ByteBuffer file, int index) throws BundleException {
    int number = file.getInt();
    int crc = file.getInt();
    long at = file.getLong();
    long size = file.getLong();
    byte[] name = new byte[BundlePart.ARCHITECTURE_LENGTH];
    file.get(name);
    String architecture = new String(name, StandardCharsets.ISO_8859_1).replaceAll("\0+$", "");
    Optional<Kind> kind =
        Arrays.stream(Kind.values()).filter(k -> k.number() == number).findFirst();
    if (kind.isEmpty() || !architecture.matches("[a-z0-9_]*")) {
      throw new BundleException("part " + index + " of the bundle is of an unknown kind");
    }
    if (at < 0 || size < 0 || at > file.capacity() || size > file.capacity() - at) {
      throw new BundleException("part " + index + " of the bundle is cut off");
    }
    byte[] bytes = new byte[(int) size];
    file.get((int) at, bytes);
    if (crc(bytes) != crc) {
      throw new BundleException("part " + index + " of the bundle is damaged");
    }
    return new BundlePart(kind.get(), architecture, bytes);
  }

  private static int aligned(int offset) {
    return (offset + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  }

  private static int crc(byte[] bytes) {
    CRC32 crc = new CRC32();
    crc.update(bytes);
    return (int) crc.getValue();
  }
}
