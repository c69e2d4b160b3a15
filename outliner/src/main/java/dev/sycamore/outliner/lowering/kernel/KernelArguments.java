package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.Node;
import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.outliner.captures.CapturedLocal;
import dev.sycamore.outliner.captures.Captures;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.ForeignVariable;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.object.CrossingValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What a kernel takes from the host (table "Lowering" of the design). */
final class KernelArguments {

  private final CodeEmission context;
  private final String homePackage;
  private final List<KernelArgument> fields = new ArrayList<>();
  private final List<KernelArgument> captured = new ArrayList<>();
  private final CrossingValues values;

  /**
   * @param homePackage the package of the kernel's unit, whose binding class reads the values
   */
  KernelArguments(CodeEmission context, String homePackage) {
    this.context = context;
    this.homePackage = homePackage;
    this.values = new CrossingValues(context.compilation(), homePackage);
  }

  String homePackage() {
    return homePackage;
  }

  /** All arguments: fields of {@code this} in the order of their first use, then captures. */
  List<KernelArgument> all() {
    List<KernelArgument> all = new ArrayList<>(fields);
    all.addAll(captured);
    return all;
  }

  /** Binds what the kernel captures; what cannot cross is a fault where it is used. */
  void bind(Captures captures) {
    bind(captures, variable -> false);
  }

  /**
   * As {@link #bind(Captures)}.
   *
   * @param isFunction which variables hold functions, which are bound by themselves
   */
  void bind(Captures captures, Predicate<CapturedLocal> isFunction) {
    int index = captures.self() ? 1 : 0;
    for (CapturedLocal variable : captures.variables()) {
      if (!isFunction.test(variable)) {
        bind(variable, new ValueSource.Captured(index), context);
      }
      index++;
    }
  }

  /**
   * Binds a captured variable.
   *
   * @param around the code that declares it
   */
  void bind(CapturedLocal captured, ValueSource source, SourceTypes around) {
    Node declaration = captured.declaration();
    SourceSpan span = around.spanOf(declaration);
    Optional<CrossingValues.Kind> kind = CrossingValues.kindOf(captured.type());
    if (captured.type() == JavaType.Special.ERRONEOUS) {
      context.scope().bind(declaration, new Binding.Broken());
    } else if (kind.isEmpty()) {
      Optional<Value> record = record(captured.name(), captured.type(), source, span);
      if (record.isPresent()) {
        context.scope().bind(declaration, new Binding.Known(record.get()));
        return;
      }
      context
          .scope()
          .bind(
              declaration,
              new Binding.Foreign(new ForeignVariable(captured.name(), captured.type(), span)));
    } else {
      Variable variable = context.scope().declare(declaration, captured.name(), kind.get().type());
      this.captured.add(
          new KernelArgument(
              variable,
              kind.get().kind(),
              CrossingValues.valueOf(captured.type(), source),
              ArgumentAccess.NONE,
              span,
              kind.get().kind() == ArgumentKind.LOCAL_ACCESSOR
                  ? ConstantRanges.of(declaration, around.source())
                  : List.of(),
              List.of()));
    }
  }

  /** The arguments that bring a field, or empty if its type cannot cross. */
  Optional<Value> field(String name, JavaType type, ValueSource source, SourceSpan span) {
    return values.canCross(type)
        ? Optional.of(values.value(adding(fields), name, type, source, span))
        : Optional.empty();
  }

  /** Whether a type, or every component of it, can be an argument. */
  boolean canCross(JavaType type) {
    return values.canCross(type);
  }

  /** A record crosses as its components, each an argument of its own; accessors of records too. */
  Optional<Value> record(String name, JavaType type, ValueSource source, SourceSpan span) {
    return values.canCross(type) && values.isSeveralArguments(type)
        ? Optional.of(values.value(adding(captured), name, type, source, span))
        : Optional.empty();
  }

  /** Arguments of this kernel, each with a variable that nobody else has. */
  private CrossingValues.Arguments adding(List<KernelArgument> arguments) {
    return (name, kind, source, declaration) -> {
      Variable variable = context.scope().fresh(name, kind.type());
      arguments.add(
          new KernelArgument(variable, kind.kind(), source, ArgumentAccess.NONE, declaration));
      return variable;
    };
  }

  /** An accessor that the user wrote may say something else than the component is. */
  ValueSource part(ClassSymbol record, FieldSymbol component, ValueSource source) {
    return values.part(record, component, source);
  }
}
