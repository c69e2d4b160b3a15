package dev.sycamore.backend.postlink;

import java.util.List;

/** One image. */
public final class PostLinkImage {

  private final byte[] code;
  private final List<String> symbols;
  private final byte[] properties;

  public PostLinkImage(byte[] code, List<String> symbols, byte[] properties) {
    this.code = code.clone();
    this.symbols = List.copyOf(symbols);
    this.properties = properties.clone();
  }

  /** A copy of the module: IR text or bitcode. */
  public byte[] code() {
    return code.clone();
  }

  /** The names of its entry points, in the order of the module. */
  public List<String> symbols() {
    return symbols;
  }

  /** A copy of the property file. */
  public byte[] properties() {
    return properties.clone();
  }
}
