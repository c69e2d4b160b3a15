package dev.sycamore.backend.target;

import dev.sycamore.binding.text.Quote;
import java.util.Objects;

/**
 * What a kernel, or another function of a module, is called.
 *
 * @param symbol its name in the IR and in images
 * @param name as users know it; the symbol if the module does not say
 * @param place {@code File.java:line:column}, where it is in the source; may be empty
 */
public record FunctionName(String symbol, String name, String place) {

  public FunctionName {
    Objects.requireNonNull(symbol, "symbol");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(place, "place");
  }

  /** A function of which nothing but the symbol is known. */
  public static FunctionName ofSymbol(String symbol) {
    return new FunctionName(symbol, symbol, "");
  }

  /** As messages show it, on one line: {@code 'Unit.run' (Unit.java:12:5)}. */
  public String shown() {
    return Quote.printable("'" + name + "'" + (place.isEmpty() ? "" : " (" + place + ")"));
  }
}
