package dev.sycamore.backend.wire;

import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/**
 * What comes before each reply: a mark, the number of the job, the length and the CRC-32 of the
 * content, and the CRC-32 of these fields.
 */
final class ReplyFrame {

  static final int MARK = 0x53594357;
  static final int HEADER_BYTES = 5 * Integer.BYTES;

  private ReplyFrame() {}

  static byte[] header(int job, byte[] content) {
    ByteBuffer header = ByteBuffer.allocate(HEADER_BYTES);
    header.putInt(MARK).putInt(job).putInt(content.length).putInt(crc(content, content.length));
    return header.putInt(crc(header.array(), header.position())).array();
  }

  static int crc(byte[] bytes, int length) {
    CRC32 crc = new CRC32();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }
}
