package dev.sycamore.frontend.attribution.declaration;

import com.github.javaparser.ast.NodeList;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Modifiers as written. */
final class SourceModifiers {
  private SourceModifiers() {}

  static Set<Modifier> of(NodeList<com.github.javaparser.ast.Modifier> written) {
    Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);
    for (com.github.javaparser.ast.Modifier each : written) {
      String keyword = each.getKeyword().asString().toUpperCase(Locale.ROOT).replace('-', '_');
      for (Modifier modifier : Modifier.values()) {
        if (modifier.name().equals(keyword)) {
          modifiers.add(modifier);
        }
      }
    }
    return modifiers;
  }
}
