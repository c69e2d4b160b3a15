package dev.sycamore.analysis.disjoint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Proofs of a kernel, each made once. Whether places are disjoint depends on how far apart their
 * indices are, and not on where they are: {@code a[i * 4]} and {@code a[i * 4 + 1]} are as {@code
 * a[i * 4 + 2]} and {@code a[i * 4 + 3]}.
 */
final class KnownProofs {
  private final Symbols symbols;
  private final Map<Form, Integer> forms = new HashMap<>();
  private final Map<Question, Boolean> answers = new HashMap<>();

  /** A place without the constants in its indices. */
  private record Form(Object memory, List<SymbolSum> place, Facts facts) {}

  private record Placed(int form, List<Long> constants) {}

  private record Question(int first, int second, List<Long> distances) {}

  KnownProofs(Symbols symbols) {
    this.symbols = symbols;
  }

  boolean holds(MemoryAccess a, MemoryAccess b) {
    if (a.place().isEmpty() || a.place().size() != b.place().size()) {
      return false;
    }
    Placed one = placed(a);
    Placed other = placed(b);
    List<Long> distances = new ArrayList<>();
    for (int i = 0; i < one.constants().size(); i++) {
      distances.add(one.constants().get(i) - other.constants().get(i));
    }
    Question question = new Question(one.form(), other.form(), distances);
    Boolean known = answers.get(question);
    if (known == null) {
      known = DisjointProof.holds(symbols, a, b);
      answers.put(question, known);
    }
    return known;
  }

  private Placed placed(MemoryAccess access) {
    List<SymbolSum> rest = new ArrayList<>();
    List<Long> constants = new ArrayList<>();
    for (SymbolSum index : access.place()) {
      long constant = index.terms().getOrDefault(List.of(), 0L);
      constants.add(constant);
      rest.add(constant == 0 ? index : index.plus(-constant));
    }
    Form form =
        new Form(
            access.memory().<Object>map(v -> v).orElse(Optional.empty()), rest, access.facts());
    Integer number = forms.get(form);
    if (number == null) {
      number = forms.size();
      forms.put(form, number);
    }
    return new Placed(number, constants);
  }
}
