package dev.sycamore;

/**
 * What the pixels of a {@link PixelImage} consist of. The names list the channels in the order of
 * memory, with their bits, and the kind of numbers. A pixel has 32, 64 or 128 bits, so that kernels
 * may write neighbours at the same time.
 */
public enum ImageFormat {
  /** Red, green, blue, alpha of 8 bits, normalized. */
  R8G8B8A8_UNORM(ChannelOrder.RGBA, ChannelType.UNORM8),
  /** Red, green, blue, alpha of 8 bits, signed normalized. */
  R8G8B8A8_SNORM(ChannelOrder.RGBA, ChannelType.SNORM8),
  /** Red, green, blue, alpha of 8 bits, signed integers. */
  R8G8B8A8_SINT(ChannelOrder.RGBA, ChannelType.SINT8),
  /** Red, green, blue, alpha of 8 bits, unsigned integers. */
  R8G8B8A8_UINT(ChannelOrder.RGBA, ChannelType.UINT8),
  /** Red, green, blue, alpha of 16 bits, normalized. */
  R16G16B16A16_UNORM(ChannelOrder.RGBA, ChannelType.UNORM16),
  /** Red, green, blue, alpha of 16 bits, signed normalized. */
  R16G16B16A16_SNORM(ChannelOrder.RGBA, ChannelType.SNORM16),
  /** Red, green, blue, alpha of 16 bits, signed integers. */
  R16G16B16A16_SINT(ChannelOrder.RGBA, ChannelType.SINT16),
  /** Red, green, blue, alpha of 16 bits, unsigned integers. */
  R16G16B16A16_UINT(ChannelOrder.RGBA, ChannelType.UINT16),
  /** Red, green, blue, alpha of 16 bits, floating point. */
  R16G16B16A16_SFLOAT(ChannelOrder.RGBA, ChannelType.SFLOAT16),
  /** Red, green, blue, alpha of 32 bits, signed integers. */
  R32G32B32A32_SINT(ChannelOrder.RGBA, ChannelType.SINT32),
  /** Red, green, blue, alpha of 32 bits, unsigned integers. */
  R32G32B32A32_UINT(ChannelOrder.RGBA, ChannelType.UINT32),
  /** Red, green, blue, alpha of 32 bits, floating point. */
  R32G32B32A32_SFLOAT(ChannelOrder.RGBA, ChannelType.SFLOAT32),
  /** Blue, green, red, alpha of 8 bits, normalized. */
  B8G8R8A8_UNORM(ChannelOrder.BGRA, ChannelType.UNORM8),
  /** Alpha, red, green, blue of 8 bits, normalized. */
  A8R8G8B8_UNORM(ChannelOrder.ARGB, ChannelType.UNORM8),
  /** Alpha, blue, green, red of 8 bits, normalized. */
  A8B8G8R8_UNORM(ChannelOrder.ABGR, ChannelType.UNORM8),
  /** Red, green of 16 bits, normalized. */
  R16G16_UNORM(ChannelOrder.RG, ChannelType.UNORM16),
  /** Red, green of 16 bits, signed normalized. */
  R16G16_SNORM(ChannelOrder.RG, ChannelType.SNORM16),
  /** Red, green of 16 bits, signed integers. */
  R16G16_SINT(ChannelOrder.RG, ChannelType.SINT16),
  /** Red, green of 16 bits, unsigned integers. */
  R16G16_UINT(ChannelOrder.RG, ChannelType.UINT16),
  /** Red, green of 16 bits, floating point. */
  R16G16_SFLOAT(ChannelOrder.RG, ChannelType.SFLOAT16),
  /** Red, green of 32 bits, signed integers. */
  R32G32_SINT(ChannelOrder.RG, ChannelType.SINT32),
  /** Red, green of 32 bits, unsigned integers. */
  R32G32_UINT(ChannelOrder.RG, ChannelType.UINT32),
  /** Red, green of 32 bits, floating point. */
  R32G32_SFLOAT(ChannelOrder.RG, ChannelType.SFLOAT32),
  /** Red of 32 bits, signed integers. */
  R32_SINT(ChannelOrder.R, ChannelType.SINT32),
  /** Red of 32 bits, unsigned integers. */
  R32_UINT(ChannelOrder.R, ChannelType.UINT32),
  /** Red of 32 bits, floating point. */
  R32_SFLOAT(ChannelOrder.R, ChannelType.SFLOAT32);

  private final ChannelOrder order;
  private final ChannelType type;
  private final int layout;

  ImageFormat(ChannelOrder order, ChannelType type) {
    this.order = order;
    this.type = type;
    this.layout = order.layout(type);
  }

  /**
   * The channels.
   *
   * @return the channels and their order in memory
   */
  public ChannelOrder order() {
    return order;
  }

  /**
   * What the bits of each channel mean.
   *
   * @return the type, the same for each channel
   */
  public ChannelType type() {
    return type;
  }

  /**
   * How many ints a pixel has in memory: 1, 2 or 4.
   *
   * @return the number of ints
   */
  public int intsPerPixel() {
    return order.channels() * type.bits() / Integer.SIZE;
  }

  /**
   * How many ints an image has in memory.
   *
   * @throws IllegalArgumentException if an extent is less than 1, or the image is too large
   */
  int intsOf(int... extents) {
    return ImageSize.ints(intsPerPixel(), extents);
  }

  /** The sampler, if it can sample pixels of this format. */
  ImageSampler checked(ImageSampler sampler) {
    if (type.integer() && sampler.filtering() == FilteringMode.LINEAR) {
      throw new IllegalArgumentException(
          "integers cannot be filtered linearly: " + this + " requires FilteringMode.NEAREST");
    }
    return sampler;
  }

  /** As the number that kernels get. */
  int layout() {
    return layout;
  }
}
