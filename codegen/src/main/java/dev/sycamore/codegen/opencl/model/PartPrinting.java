package dev.sycamore.codegen.opencl.model;

import dev.sycamore.binding.text.TextParts;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Prints the declarations of a program as parts, so that a program of some kernels can leave out
 * the others. Names are the ones after macros of the program's scope.
 */
final class PartPrinting {

  private static final Pattern WORD = Pattern.compile("\\w+");

  private final CScope scope;
  private final List<CGuarded> parts;
  private final Set<String> names = new HashSet<>();
  private final Set<String> scoped;

  PartPrinting(CScope scope, List<CGuarded> parts) {
    this.scope = scope;
    this.parts = parts;
    this.scoped = new HashSet<>(scope.names());
    parts.forEach(part -> names.add(part.name()));
  }

  void print(StringBuilder out) {
    for (CGuarded part : parts) {
      StringBuilder text = new StringBuilder();
      if (scoped.contains(part.name())) {
        text.append("#define ").append(part.name()).append(' ').append(inProgram(part.name()));
        text.append('\n');
      }
      part.print(text);
      text.append('\n');
      out.append(TextParts.part(inProgram(part.name()), uses(part, text), text.toString()));
    }
    out.append(TextParts.end());
  }

  private String inProgram(String name) {
    return scoped.contains(name) ? name + scope.suffix() : name;
  }

  /** The parts whose names are among the identifiers of a part. */
  private Set<String> uses(CGuarded part, StringBuilder text) {
    Set<String> uses = new TreeSet<>();
    Matcher words = WORD.matcher(text);
    while (words.find()) {
      String word = words.group();
      if (names.contains(word) && !word.equals(part.name())) {
        uses.add(inProgram(word));
      }
    }
    return uses;
  }
}
