package dev.sycamore.codegen.opencl;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.ViewAliases;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Where constants that are zero get to in the code of a unit, by variables, arguments, results,
 * arrays and records, in whatever order it runs. A compiler that puts functions into their callers
 * finds the constant in all these places. A variable that gets other values too is a constant
 * nowhere but before it gets them; that is of importance only where a zero is chosen.
 */
final class ZeroFlow {

  /** A value that code of a function, or kernel, gives to a place. */
  private record Flow(String function, ZeroPlace place, DeviceExpression value) {}

  private record Comparison(String function, Binary operation) {}

  private final Map<String, DeviceFunction> functions;
  private final List<Flow> flows = new ArrayList<>();
  private final List<Comparison> comparisons = new ArrayList<>();
  private final Set<ZeroPlace> seeds = new HashSet<>();

  /** Variables that are not parameters. */
  private final Set<ZeroPlace> locals = new HashSet<>();

  /** Functions and kernels in which a zero is chosen, assigned or returned. */
  private final Set<String> choosing = new HashSet<>();

  private ZeroFlow(DeviceUnit unit) {
    this.functions =
        unit.functions().stream()
            .collect(Collectors.toMap(DeviceFunction::symbol, Function.identity()));
  }

  /** The comparisons of two floating-point numbers of which one may be a constant zero. */
  static Set<Binary> comparisons(DeviceUnit unit) {
    return new ZeroFlow(unit).find(unit);
  }

  private Set<Binary> find(DeviceUnit unit) {
    for (DeviceFunction function : unit.functions()) {
      collect(function.symbol(), function.body());
      if (function.external()) {
        function.parameters().forEach(p -> seeds.add(new ZeroPlace.Local(function.symbol(), p)));
      }
    }
    for (Kernel kernel : unit.kernels()) {
      collect(kernel.entryPoint(), kernel.body());
    }
    Set<Binary> found = Collections.newSetFromMap(new IdentityHashMap<>());
    if (!comparisons.isEmpty()) {
      Set<ZeroPlace> constant = follow(false);
      Set<ZeroPlace> all = follow(true);
      for (Comparison comparison : comparisons) {
        boolean chooses = choosing.contains(comparison.function());
        if (comparesZero(comparison, chooses ? all : constant)) {
          found.add(comparison.operation());
        }
      }
    }
    return found;
  }

  /**
   * Where zeros get to.
   *
   * @param isMixed whether also to variables that get other than constants too, such as sums
   */
  private Set<ZeroPlace> follow(boolean isMixed) {
    Map<ZeroPlace, List<Flow>> into =
        flows.stream().collect(Collectors.groupingBy(Flow::place, Collectors.toList()));
    Set<ZeroPlace> zeros = new HashSet<>(seeds);
    boolean isMore = true;
    while (isMore) {
      isMore = false;
      for (Flow flow : flows) {
        if (!zeros.contains(flow.place())
            && isZero(flow.function(), flow.value(), zeros)
            && (isMixed
                || !locals.contains(flow.place())
                || areConstant(into.get(flow.place()), zeros))) {
          zeros.add(flow.place());
          isMore = true;
        }
      }
    }
    return zeros;
  }

  private boolean areConstant(List<Flow> all, Set<ZeroPlace> zeros) {
    return all.stream()
        .allMatch(f -> f.value() instanceof Literal || isZero(f.function(), f.value(), zeros));
  }

  private boolean comparesZero(Comparison comparison, Set<ZeroPlace> zeros) {
    return isZero(comparison.function(), comparison.operation().left(), zeros)
        || isZero(comparison.function(), comparison.operation().right(), zeros);
  }

  private boolean isZero(String function, DeviceExpression value, Set<ZeroPlace> zeros) {
    return value.accept(new MayBeZero(function, zeros, functions.keySet()));
  }

  private void collect(String function, Block body) {
    ViewAliases aliases = ViewAliases.in(body);
    new ModelScanner() {
      private void give(Variable variable, DeviceExpression value) {
        flows.add(new Flow(function, new ZeroPlace.Local(function, variable), value));
      }

      /** What a view variable that is assigned may be gets what is stored through it. */
      private void store(DeviceExpression array, DeviceExpression value) {
        if (array instanceof ReadLocal read && !aliases.isAssigned(read.variable())) {
          give(read.variable(), value);
        } else {
          aliases.of(array).forEach(memory -> give(memory, value));
        }
      }

      private void choose(DeviceExpression value) {
        if (value instanceof Literal literal && isFloatingZero(literal)) {
          choosing.add(function);
        }
      }

      @Override
      public Void visitConditional(Conditional e) {
        choose(e.whenTrue());
        choose(e.whenFalse());
        return super.visitConditional(e);
      }

      @Override
      public Void visitDeclareLocal(DeclareLocal s) {
        if (s.variable().type() instanceof ScalarType) {
          locals.add(new ZeroPlace.Local(function, s.variable()));
        }
        s.initializer().ifPresent(value -> give(s.variable(), value));
        return super.visitDeclareLocal(s);
      }

      @Override
      public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
        s.initialValues().forEach(value -> give(s.variable(), value));
        return super.visitDeclarePrivateArray(s);
      }

      @Override
      public Void visitAssign(Assign e) {
        choose(e.value());
        if (e.target() instanceof AssignmentTarget.Local local) {
          give(local.variable(), e.value());
        } else {
          store(array(((AssignmentTarget.Element) e.target()).view()), e.value());
        }
        return super.visitAssign(e);
      }

      @Override
      public Void visitReturn(Return s) {
        s.value().ifPresent(v -> flows.add(new Flow(function, new ZeroPlace.Result(function), v)));
        s.value().ifPresent(this::choose);
        return super.visitReturn(s);
      }

      @Override
      public Void visitCall(Call e) {
        DeviceFunction callee = functions.get(e.function());
        for (int i = 0; callee != null && i < e.arguments().size(); i++) {
          ZeroPlace place = new ZeroPlace.Local(e.function(), callee.parameters().get(i));
          flows.add(new Flow(function, place, e.arguments().get(i)));
        }
        return super.visitCall(e);
      }

      @Override
      public Void visitNewRecord(NewRecord e) {
        for (int i = 0; i < e.components().size(); i++) {
          ZeroPlace place = new ZeroPlace.Component(e.type(), i);
          flows.add(new Flow(function, place, e.components().get(i)));
        }
        return super.visitNewRecord(e);
      }

      @Override
      public Void visitBinary(Binary e) {
        if (orders(e)) {
          comparisons.add(new Comparison(function, e));
        }
        return super.visitBinary(e);
      }
    }.scan(body);
  }

  private static boolean isFloatingZero(Literal literal) {
    return literal.type().isFloating() && ((Number) literal.value()).doubleValue() == 0;
  }

  private static DeviceExpression array(DeviceExpression view) {
    return view instanceof SubView part ? array(part.view()) : view;
  }

  /** Comparisons with a literal are either with zero, or decided if the other one is a constant. */
  private static boolean orders(Binary e) {
    return switch (e.operator()) {
      case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
          ((ScalarType) e.left().type()).isFloating()
              && !(e.left() instanceof Literal)
              && !(e.right() instanceof Literal);
      default -> false;
    };
  }
}
