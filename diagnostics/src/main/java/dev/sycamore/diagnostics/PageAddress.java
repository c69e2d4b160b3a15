package dev.sycamore.diagnostics;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Where readers of a message find the page of its id.
 *
 * @param pattern a path or an address with {@code {id}} in it
 */
record PageAddress(String pattern) {

  private static final String RESOURCE = "/META-INF/sycamore/diagnostics/page-address.txt";
  private static final String ID = "{id}";

  PageAddress {
    if (!pattern.contains(ID)) {
      throw new IllegalArgumentException("no " + ID + " in the address of pages '" + pattern + "'");
    }
  }

  /** Returns what the build property {@code diagnostics.page} was. */
  static PageAddress ofThisBuild() {
    return Holder.ADDRESS;
  }

  /** Returns the address of a page. */
  String of(String code) {
    return pattern.replace(ID, code);
  }

  /** Messages are rare: the resource is read for the first one. */
  private static final class Holder {
    static final PageAddress ADDRESS = read();

    private static PageAddress read() {
      try (InputStream in = PageAddress.class.getResourceAsStream(RESOURCE)) {
        return new PageAddress(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
