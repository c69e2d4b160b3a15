package dev.sycamore.backend.link;

import java.io.IOException;

/**
 * Modules that come with jars and folders of classes, whose code becomes part of the user's images.
 * They are IR text: LLVM's reader of bitcode is not made for hostile input. What such a module may
 * not hold besides, the device compiler refuses when it has read it.
 */
public final class ImportedModule {

  private static final int[] BITCODE = {'B', 'C', 0xC0, 0xDE};
  private static final int[] WRAPPED_BITCODE = {0xDE, 0xC0, 0x17, 0x0B};

  private ImportedModule() {}

  /**
   * A module of a jar or of a folder of classes.
   *
   * @param name names the input in messages
   * @throws IOException if it is bitcode; the message begins with the name
   */
  public static LinkInput of(String name, byte[] module) throws IOException {
    if (begins(module, BITCODE) || begins(module, WRAPPED_BITCODE)) {
      throw new IOException(
          name
              + ": this is bitcode, and modules of jars and folders of classes must be IR text;"
              + " if you trust it, name the file itself as an input of `sycamore link`");
    }
    return new LinkInput(name, module, true);
  }

  private static boolean begins(byte[] bytes, int[] mark) {
    if (bytes.length < mark.length) {
      return false;
    }
    for (int i = 0; i < mark.length; i++) {
      if ((bytes[i] & 0xFF) != mark[i]) {
        return false;
      }
    }
    return true;
  }
}
