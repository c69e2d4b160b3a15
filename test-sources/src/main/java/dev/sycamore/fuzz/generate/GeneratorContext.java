package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.EnumClass;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.RecordClass;
import dev.sycamore.fuzz.program.SealedInterface;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the generation of one program shares. */
final class GeneratorContext {
  /** How much a method may do, in operations. */
  static final int WORK_LIMIT = 4000;

  final Dice dice;
  final List<Callable> helpers = new ArrayList<>();
  final List<VariableCallable> variable = new ArrayList<>();
  final List<EnumClass> enums = new ArrayList<>();
  final List<SealedInterface> sealed = new ArrayList<>();
  final List<RecordClass> records = new ArrayList<>();
  final Work work = new Work();

  /** The one operation on a shared array of each type: its result has no order. */
  final Map<Prim, String> sharedOperations = new EnumMap<>(Prim.class);

  private final Set<Feature> features;
  private final List<Prim> types;
  private int names;

  /** The index of own elements in this program: with two of them, work-items would race. */
  private String ownPlace = "";

  /** Whether expressions and blocks are short. */
  boolean small;

  /** Whether most expressions are of shapes that compilers recognise. */
  boolean idiomatic;

  /** Whether there are many statements. */
  boolean large;

  /** How often the place that is being generated runs, for one run of its method. */
  int repetitions = 1;

  GeneratorContext(Dice dice, Set<Feature> features, List<Prim> types) {
    this.dice = dice;
    this.features = EnumSet.noneOf(Feature.class);
    this.features.addAll(features);
    this.types = types;
  }

  boolean has(Feature feature) {
    return features.contains(feature);
  }

  /** The rest of the program does not use the feature. */
  void leaveOut(Feature feature) {
    features.remove(feature);
  }

  String ownPlace() {
    if (ownPlace.isEmpty()) {
      ownPlace = new Places(this).own();
    }
    return ownPlace;
  }

  /** Whether to use what takes much code in lanes: seldom in small programs. */
  boolean hasCostly(Feature feature) {
    return has(feature) && (!small || dice.chance(20));
  }

  /** How deep an expression is. */
  int anyDepth() {
    if (small) {
      return dice.between(1, dice.chance(10) ? 3 : 2);
    }
    return dice.between(1, dice.chance(20) ? 4 : 2);
  }

  String freshName(String prefix) {
    return prefix + ++names;
  }

  /** A type, mostly one of the few that this program works with. */
  Prim anyType() {
    return dice.chance(85) ? dice.of(types) : dice.of(Prim.ALL);
  }

  /** One of {@code among}, mostly one of the few that this program works with. */
  Prim anyOf(List<Prim> among) {
    List<Prim> preferred = among.stream().filter(types::contains).toList();
    return preferred.isEmpty() || dice.chance(15) ? dice.of(among) : dice.of(preferred);
  }
}
