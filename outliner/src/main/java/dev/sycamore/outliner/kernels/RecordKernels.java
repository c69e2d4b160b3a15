package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.outliner.kernels.KernelOrigins.Unknown;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Follows new records to the kernels in them. */
final class RecordKernels {
  private final SourceUnits units;
  private final KernelOrigins origins;

  /** Constructors, and the records of compact ones, whose arguments are followed. */
  private final Set<Node> open = Collections.newSetFromMap(new IdentityHashMap<>());

  RecordKernels(SourceUnits units, KernelOrigins origins) {
    this.units = units;
    this.origins = origins;
  }

  Optional<Unknown> created(ParsedUnit unit, ObjectCreationExpr creation) {
    return constructed(unit, creation, creation.getArguments());
  }

  /** Whether what a parameter may be is followed where a new record has it as an argument. */
  boolean isArgument(Parameter parameter) {
    return parameter.getParentNode().filter(open::contains).isPresent();
  }

  private Optional<Unknown> constructed(ParsedUnit unit, Node call, List<Expression> arguments) {
    Optional<Unknown> ofArguments = origins.values(unit, arguments);
    Optional<Unknown> ofConstructor =
        unit.attribution()
            .invocationOf(call)
            .flatMap(constructor -> units.sourceOf(constructor.method()))
            .flatMap(source -> code(source.unit(), source.declaration()));
    return ofArguments.isPresent() ? ofArguments : ofConstructor;
  }

  /** What a constructor assigns to parameters and fields, and passes to another one. */
  private Optional<Unknown> code(ParsedUnit unit, Node constructor) {
    Node type = constructor.getParentNode().orElseThrow();
    if (!open.add(constructor)) {
      return Optional.empty();
    }
    boolean first = open.add(type);
    try {
      List<Expression> assigned = new ArrayList<>();
      constructor.findAll(AssignExpr.class).forEach(a -> assigned.add(a.getValue()));
      Optional<Unknown> unknown = origins.values(unit, assigned);
      for (ExplicitConstructorInvocationStmt call :
          constructor.findAll(ExplicitConstructorInvocationStmt.class)) {
        Optional<Unknown> ofOther = constructed(unit, call, call.getArguments());
        unknown = unknown.isPresent() ? unknown : ofOther;
      }
      return unknown;
    } finally {
      open.remove(constructor);
      if (first) {
        open.remove(type);
      }
    }
  }
}
