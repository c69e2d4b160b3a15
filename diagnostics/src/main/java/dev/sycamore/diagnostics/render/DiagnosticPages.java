package dev.sycamore.diagnostics.render;

import dev.sycamore.diagnostics.DiagnosticId;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;

/** The pages of {@code docs/diagnostics}, which every release carries in its jar. */
public interface DiagnosticPages {

  /** The page, in Markdown, without the comments that say what a test expects of an example. */
  String text(DiagnosticId id);

  /** Where the page is. */
  URI uri(DiagnosticId id);

  /** Those that are packed with this class. */
  static DiagnosticPages packed() {
    return new DiagnosticPages() {
      @Override
      public String text(DiagnosticId id) {
        try {
          URLConnection connection = resource(id).openConnection();
          connection.setUseCaches(false);
          try (InputStream in = connection.getInputStream()) {
            String page = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return page.replaceAll("(?m)^<!--.*-->\\R", "");
          }
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }

      @Override
      public URI uri(DiagnosticId id) {
        try {
          return resource(id).toURI();
        } catch (URISyntaxException e) {
          throw new IllegalStateException(e);
        }
      }

      private URL resource(DiagnosticId id) {
        URL url =
            DiagnosticPages.class.getResource(
                "/META-INF/sycamore/diagnostics/" + id.code() + ".md");
        if (url == null) {
          throw new IllegalStateException("no page of " + id.code() + " in this build");
        }
        return url;
      }
    };
  }
}
