package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.outliner.lowering.object.FieldDeclarations;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An array that a kernel captures: a local variable or a parameter, or a field of {@code this}.
 *
 * @param declaration of the variable or field
 * @param written whether the kernel may write elements
 */
record LaunchedArray(String name, SourceSpan declaration, boolean isField, boolean written) {

  /** Those of a kernel that uses elements; each once, however many arguments bring it. */
  static List<LaunchedArray> of(Kernel kernel) {
    Map<SourceSpan, LaunchedArray> arrays = new LinkedHashMap<>();
    for (KernelArgument argument : kernel.arguments()) {
      if (isArray(argument.kind()) && argument.access() != ArgumentAccess.NONE) {
        of(argument).ifPresent(a -> arrays.merge(a.declaration(), a, LaunchedArray::and));
      }
    }
    return List.copyOf(arrays.values());
  }

  private static boolean isArray(ArgumentKind kind) {
    return kind == ArgumentKind.ARRAY || kind == ArgumentKind.ROWS || kind == ArgumentKind.RECORDS;
  }

  private static Optional<LaunchedArray> of(KernelArgument argument) {
    ValueSource source = argument.source();
    String name = argument.variable().name();
    if (source instanceof ValueSource.Rows rows) {
      source = rows.array();
    } else if (source instanceof ValueSource.ArrayLeaf leaf) {
      source = leaf.array();
      name = withoutPath(name, leaf.path());
    }
    boolean written = argument.access().writes();
    if (source instanceof ValueSource.Field field
        && field.object() instanceof ValueSource.Captured) {
      return Optional.of(new LaunchedArray(field.field(), argument.declaration(), true, written));
    } else if (source instanceof ValueSource.Hidden field
        && field.object() instanceof ValueSource.Captured) {
      return Optional.of(new LaunchedArray(field.field(), argument.declaration(), true, written));
    }
    return source instanceof ValueSource.Captured
        ? Optional.of(new LaunchedArray(name, argument.declaration(), false, written))
        : Optional.empty();
  }

  /** The name of an array of records, from that of the argument for one component. */
  private static String withoutPath(String argument, String path) {
    return path.isEmpty()
        ? argument
        : argument.substring(0, argument.length() - path.length() - "_".length());
  }

  private LaunchedArray and(LaunchedArray same) {
    return new LaunchedArray(name, declaration, isField, written || same.written);
  }

  /** Whether an expression in the method of the launch is this array. */
  boolean is(Expression e, ParsedUnit unit) {
    return isNamed(e)
        && unit.attribution()
            .denotationOf(e)
            .filter(d -> declarationOf(d, unit).filter(declaration::equals).isPresent())
            .isPresent();
  }

  private boolean isNamed(Expression e) {
    if (e instanceof FieldAccessExpr field) {
      return isField
          && field.getNameAsString().equals(name)
          && field.getScope().isThisExpr()
          && field.getScope().asThisExpr().getTypeName().isEmpty();
    }
    return e instanceof NameExpr simple && simple.getNameAsString().equals(name);
  }

  private static Optional<SourceSpan> declarationOf(Denotation denotation, ParsedUnit unit) {
    if (denotation instanceof Denotation.Local local) {
      return Optional.of(unit.spanOf(local.declaration()));
    }
    return denotation instanceof Denotation.Field field
        ? FieldDeclarations.declaratorOf(field.symbol(), unit).map(unit::spanOf)
        : Optional.empty();
  }
}
