package dev.sycamore.analysis.disjoint;

import dev.sycamore.analysis.lowered.LaunchFacts;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery.Query;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** The symbols of one kernel, and what is known of them everywhere in it. */
final class Symbols {
  private static final SymbolSum ONE = SymbolSum.of(1);

  private final LaunchFacts launch;
  private final boolean hasGroups;
  private final int dimensions;
  private final Map<Object, Symbol> byName = new HashMap<>();
  private final Map<Symbol, Interval> bounds = new HashMap<>();
  private final Map<Variable, SymbolSum> sizes = new HashMap<>();
  private final Set<Variable> rowTables = new HashSet<>();
  private final Map<Symbol, Stride> strides = new HashMap<>();
  private final List<Split> splits = new ArrayList<>();
  private int count;

  /**
   * A number by what a division leaves of it.
   *
   * @param whole is {@code quotient * divisor + remainder}
   */
  record Split(Symbol whole, Symbol quotient, Symbol remainder) {}

  /**
   * The values of a variable that a loop counts with.
   *
   * @param step what is added in each round
   * @param value the variable, with a symbol of its own for the number of the round
   */
  record Stride(SymbolSum step, SymbolSum value) {}

  Symbols(LoweredKernel kernel) {
    this.launch = kernel.launch();
    this.hasGroups = kernel.kernel().form() == KernelForm.ND_RANGE;
    this.dimensions = kernel.kernel().dimensions();
    for (KernelArgument argument : kernel.kernel().arguments()) {
      if (argument.source() instanceof ValueSource.RowTable) {
        rowTables.add(argument.variable());
      }
    }
    for (int d = 0; d < dimensions; d++) {
      for (KernelArgument argument : kernel.kernel().arguments()) {
        if (launch.isWrittenOut() && argument.variable().type() == ScalarType.INT) {
          if (launch.isLocalSize(d, argument.declaration())) {
            sizes.put(argument.variable(), size(Query.LOCAL_RANGE, d));
          } else if (launch.isGlobalSize(d, argument.declaration())) {
            sizes.put(argument.variable(), size(Query.GLOBAL_RANGE, d));
          }
        }
      }
    }
  }

  /** Whether the elements of an argument are the places of rows, no two of which overlap. */
  boolean isRowTable(Variable variable) {
    return rowTables.contains(variable);
  }

  Interval bounds(Symbol symbol) {
    return bounds.getOrDefault(symbol, Interval.ANY);
  }

  Optional<Stride> stride(Symbol counter) {
    return Optional.ofNullable(strides.get(counter));
  }

  void define(Symbol counter, Stride stride) {
    strides.put(counter, stride);
  }

  List<Split> splits() {
    return splits;
  }

  void add(Split split) {
    if (!splits.contains(split)) {
      splits.add(split);
    }
  }

  /** The symbol of a name, which is made where it is new. */
  Symbol named(Symbol.Kind kind, Object name, Limits limits, Interval interval) {
    Symbol known = byName.get(name);
    if (known == null) {
      known = new Symbol(count++, kind, name, limits.low(), limits.high());
      byName.put(name, known);
      bounds.put(known, interval);
    }
    return known;
  }

  /** A symbol like no other. */
  Symbol fresh(Symbol.Kind kind, Limits limits, Interval interval) {
    return named(kind, List.of("fresh", count), limits, interval);
  }

  /** The value of a captured variable. */
  SymbolSum captured(Variable variable) {
    SymbolSum size = sizes.get(variable);
    return size != null
        ? size
        : SymbolSum.of(named(Symbol.Kind.SHARED, variable, limits(variable.type()), Interval.ANY));
  }

  static Limits limits(DeviceType type) {
    return type instanceof ScalarType scalar
        ? switch (scalar) {
          case BYTE -> new Limits(Byte.MIN_VALUE, Byte.MAX_VALUE);
          case SHORT -> new Limits(Short.MIN_VALUE, Short.MAX_VALUE);
          case CHAR -> new Limits(Character.MIN_VALUE, Character.MAX_VALUE);
          case INT -> Limits.INT;
          default -> Limits.LONG;
        }
        : Limits.LONG;
  }

  /** The extent of an array that the kernel has, in a dimension. */
  SymbolSum extent(Variable array, int dimension) {
    return SymbolSum.of(
        named(
            Symbol.Kind.SHARED,
            List.of(array, dimension),
            new Limits(0, Integer.MAX_VALUE),
            Interval.ANY));
  }

  /** Where a work-item is, or a size of the launch. */
  SymbolSum query(Query query, int dimension) {
    return switch (query) {
      case GLOBAL_ID ->
          hasGroups
              ? query(Query.GROUP_ID, dimension)
                  .times(size(Query.LOCAL_RANGE, dimension))
                  .plus(query(Query.LOCAL_ID, dimension))
              : SymbolSum.of(id(Query.GLOBAL_ID, dimension));
      case LOCAL_ID, GROUP_ID -> SymbolSum.of(id(query, dimension));
      case GLOBAL_RANGE, LOCAL_RANGE, GROUP_RANGE -> size(query, dimension);
    };
  }

  /** A part of the place of a work-item. */
  Symbol id(Query query, int dimension) {
    Query size =
        switch (query) {
          case LOCAL_ID -> Query.LOCAL_RANGE;
          case GROUP_ID -> Query.GROUP_RANGE;
          default -> Query.GLOBAL_RANGE;
        };
    SymbolSum sizes = size(size, dimension);
    SymbolSum first = query == Query.GLOBAL_ID ? offset(dimension) : SymbolSum.ZERO;
    long most =
        first.isZero() ? sizes.constant().orElse((long) Integer.MAX_VALUE) : Integer.MAX_VALUE;
    return named(
        Symbol.Kind.ID,
        List.of(query, dimension),
        new Limits(0, Math.max(0, most - 1)),
        Interval.of(first, first.plus(sizes).minus(ONE)));
  }

  /** The first index of a range, which is 0 where the launch is written out without one. */
  private SymbolSum offset(int dimension) {
    return launch.isWrittenOut()
        ? SymbolSum.ZERO
        : SymbolSum.of(
            named(
                Symbol.Kind.SHARED,
                List.of("offset", dimension),
                new Limits(0, Integer.MAX_VALUE),
                Interval.ANY));
  }

  /** A size of the launch. */
  private SymbolSum size(Query query, int dimension) {
    if (query == Query.GLOBAL_RANGE && hasGroups) {
      return size(Query.GROUP_RANGE, dimension).times(size(Query.LOCAL_RANGE, dimension));
    }
    OptionalLong known =
        switch (query) {
          case LOCAL_RANGE -> launch.localSize(dimension);
          case GLOBAL_RANGE -> launch.globalSize(dimension);
          default -> groups(dimension);
        };
    return launch.isWrittenOut() && known.isPresent()
        ? SymbolSum.of(known.getAsLong())
        : SymbolSum.of(
            named(
                Symbol.Kind.SHARED,
                List.of(query, dimension),
                new Limits(1, Integer.MAX_VALUE),
                Interval.ANY));
  }

  private OptionalLong groups(int dimension) {
    OptionalLong all = launch.globalSize(dimension);
    OptionalLong group = launch.localSize(dimension);
    return launch.hasOneGroup()
        ? OptionalLong.of(1)
        : all.isPresent() && group.isPresent() && group.getAsLong() > 0
            ? OptionalLong.of(all.getAsLong() / group.getAsLong())
            : OptionalLong.empty();
  }

  /** Counters whose values show more. */
  Set<Symbol> counters() {
    return strides.keySet();
  }

  /** The product of the sizes of the launch, or of groups, that are known. */
  long knownSizes() {
    long product = 1;
    for (int d = 0; d < dimensions; d++) {
      for (Query query :
          hasGroups ? List.of(Query.GROUP_RANGE, Query.LOCAL_RANGE) : List.of(Query.GLOBAL_RANGE)) {
        product = Math.multiplyExact(product, Math.max(1, size(query, d).constant().orElse(1L)));
      }
    }
    return product;
  }

  /** Whether a symbol is the size of a launch, in how many parts it may be given. */
  boolean isSize(Symbol symbol) {
    return symbol.name() instanceof List<?> name && name.get(0) instanceof Query;
  }

  /** What two work-items of a launch differ in, or of a group. */
  List<Symbol> ids(boolean inGroup) {
    List<Symbol> ids = new ArrayList<>();
    for (int d = 0; d < dimensions; d++) {
      if (!hasGroups) {
        ids.add(id(Query.GLOBAL_ID, d));
      } else {
        ids.add(id(Query.LOCAL_ID, d));
        if (!inGroup) {
          ids.add(id(Query.GROUP_ID, d));
        }
      }
    }
    return ids;
  }
}
