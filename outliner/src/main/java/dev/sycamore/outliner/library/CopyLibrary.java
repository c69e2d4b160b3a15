package dev.sycamore.outliner.library;

import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.symbols.SymbolTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the device library's code for asynchronous copies: a class for each element kind, with the
 * methods of the API that have a stride, after the group and the work-item's index in it.
 */
public final class CopyLibrary {
  /** The class of the operations of targets that copy asynchronously. */
  public static final String ENGINE = "dev.sycamore.devicelib.groups.CopyEngine";

  private static final String PACKAGE = "dev.sycamore.devicelib.groups.";
  private static final String WAITS = PACKAGE + "GroupWaits";
  private static final Pattern COPIES = Pattern.compile(Pattern.quote(PACKAGE) + "\\w+Copies");
  private static final Pattern LOCAL = Pattern.compile("dev\\.sycamore\\.Local(\\w+)s");
  private static final String GROUP = "dev.sycamore.Group";
  private static final String EVENT = "dev.sycamore.DeviceEvent";
  private static final String INT = "int";

  /** Two memories with offsets, and the count. */
  private static final int WITHOUT_STRIDE = 5;

  private final SymbolTable symbols;

  public CopyLibrary(SymbolTable symbols) {
    this.symbols = symbols;
  }

  /** The library's method for a copy of the API. */
  public Optional<MethodSymbol> copy(MethodSymbol method) {
    List<String> types = new ArrayList<>(List.of(GROUP, INT));
    types.addAll(typesOf(method));
    if (method.parameters().size() == WITHOUT_STRIDE) {
      types.add(INT);
    }
    return types.stream()
        .map(LOCAL::matcher)
        .filter(Matcher::matches)
        .findFirst()
        .flatMap(local -> find(PACKAGE + local.group(1) + "Copies", method.name(), types));
  }

  /**
   * The method that waits.
   *
   * @param array whether for the events of an array, or for one
   */
  public Optional<MethodSymbol> waitFor(boolean array) {
    return find(WAITS, "waitFor", List.of(GROUP, array ? EVENT + "[]" : EVENT));
  }

  /** The method that makes one event of two. */
  public Optional<MethodSymbol> both() {
    return find(WAITS, "both", List.of(EVENT, EVENT));
  }

  /** Whether a method of the library is the target's operation that starts a copy. */
  public static boolean isStart(MethodSymbol method) {
    return method.name().equals("start")
        && COPIES.matcher(method.owner().canonicalName()).matches();
  }

  private Optional<MethodSymbol> find(String owner, String name, List<String> types) {
    return symbols
        .classNamed(owner)
        .flatMap(
            o ->
                o.methods().stream()
                    .filter(m -> m.name().equals(name) && typesOf(m).equals(types))
                    .findFirst());
  }

  private static List<String> typesOf(MethodSymbol method) {
    return method.parameters().stream().map(p -> p.type().toString()).toList();
  }
}
