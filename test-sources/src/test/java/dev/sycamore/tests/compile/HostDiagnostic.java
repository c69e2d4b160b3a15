package dev.sycamore.tests.compile;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * A diagnostic as the host compiler gave it.
 *
 * @param file the simple name, or empty where there is none
 * @param offset where the host points, from 0; negative without a place
 */
public record HostDiagnostic(Diagnostic.Kind kind, String file, int offset, String message) {

  private static final Pattern ID = Pattern.compile("^\\[(SYC\\d{4})] ");

  static HostDiagnostic of(Diagnostic<? extends JavaFileObject> diagnostic) {
    JavaFileObject source = diagnostic.getSource();
    String name = source == null ? "" : source.getName();
    return new HostDiagnostic(
        diagnostic.getKind(),
        name.substring(name.lastIndexOf('/') + 1),
        (int) diagnostic.getPosition(),
        diagnostic.getMessage(Locale.ROOT));
  }

  /** The id of a diagnostic of ours. */
  public Optional<String> id() {
    Matcher matcher = ID.matcher(message);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /** Whether it is an error. */
  public boolean isError() {
    return kind == Diagnostic.Kind.ERROR;
  }
}
