package dev.sycamore;

import dev.sycamore.devicelib.images.ChannelConversion;

/** What the bits of a channel mean. */
public enum ChannelType {
  /** 0 to 1 in steps of 1/255. */
  UNORM8(ChannelConversion.UNORM, 8),
  /** 0 to 1 in steps of 1/65535. */
  UNORM16(ChannelConversion.UNORM, 16),
  /** -1 to 1 in steps of 1/127. */
  SNORM8(ChannelConversion.SNORM, 8),
  /** -1 to 1 in steps of 1/32767. */
  SNORM16(ChannelConversion.SNORM, 16),
  /** A signed integer of 8 bits. */
  SINT8(ChannelConversion.SINT, 8),
  /** A signed integer of 16 bits. */
  SINT16(ChannelConversion.SINT, 16),
  /** A signed integer of 32 bits. */
  SINT32(ChannelConversion.SINT, 32),
  /** An unsigned integer of 8 bits. */
  UINT8(ChannelConversion.UINT, 8),
  /** An unsigned integer of 16 bits. */
  UINT16(ChannelConversion.UINT, 16),
  /** An unsigned integer of 32 bits. */
  UINT32(ChannelConversion.UINT, 32),
  /** IEEE binary16. */
  SFLOAT16(ChannelConversion.SFLOAT, 16),
  /** IEEE binary32. */
  SFLOAT32(ChannelConversion.SFLOAT, 32);

  private final int kind;
  private final int bits;

  ChannelType(int kind, int bits) {
    this.kind = kind;
    this.bits = bits;
  }

  /**
   * The bits of a channel: 8, 16 or 32.
   *
   * @return the number of bits
   */
  public int bits() {
    return bits;
  }

  /**
   * Whether colours are {@link Int4}, which have unsigned values as {@code int}; else {@link
   * Float4}.
   *
   * @return true for the types of {@code SINT} and {@code UINT}
   */
  public boolean integer() {
    return kind == ChannelConversion.SINT || kind == ChannelConversion.UINT;
  }

  int kind() {
    return kind;
  }
}
