package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.Node;
import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.captures.CapturedLocal;
import dev.sycamore.outliner.captures.Captures;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.ForeignVariable;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.object.Accessibility;
import dev.sycamore.outliner.lowering.object.EnclosingClass;
import dev.sycamore.outliner.lowering.object.RecordComponents;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.FieldSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.JvmSignatures;
import dev.sycamore.outliner.types.ApiTypes;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.StoredRecords;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** What a kernel takes from the host (table "Lowering" of the design). */
final class KernelArguments {

  private record Kind(ArgumentKind kind, DeviceType type) {}

  private final CodeEmission context;
  private final String homePackage;
  private final List<KernelArgument> fields = new ArrayList<>();
  private final List<KernelArgument> captured = new ArrayList<>();
  private final Set<JavaType> open = new HashSet<>();

  /**
   * @param homePackage the package of the kernel's unit, whose binding class reads the values
   */
  KernelArguments(CodeEmission context, String homePackage) {
    this.context = context;
    this.homePackage = homePackage;
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
    Optional<Kind> kind = kindOf(captured.type());
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
              valueOf(captured.type(), source),
              ArgumentAccess.NONE,
              span,
              kind.get().kind() == ArgumentKind.LOCAL_ACCESSOR
                  ? ConstantRanges.of(declaration, around.source())
                  : List.of()));
    }
  }

  /** The arguments that bring a field, or empty if its type cannot cross. */
  Optional<Value> field(String name, JavaType type, ValueSource source, SourceSpan span) {
    return canCross(type)
        ? Optional.of(component(fields, name, type, source, span))
        : Optional.empty();
  }

  /** An enum constant crosses as its ordinal. */
  private static ValueSource valueOf(JavaType type, ValueSource source) {
    return type instanceof JavaType.Declared declared
            && declared.symbol().kind() == ClassSymbol.Kind.ENUM
        ? new ValueSource.Ordinal(source)
        : source;
  }

  /** A record crosses as its components, each an argument of its own; accessors of records too. */
  Optional<Value> record(String name, JavaType type, ValueSource source, SourceSpan span) {
    return canCross(type) && (isRecord(type) || stored(type).isPresent())
        ? Optional.of(component(captured, name, type, source, span))
        : Optional.empty();
  }

  private Value component(
      List<KernelArgument> arguments,
      String name,
      JavaType type,
      ValueSource source,
      SourceSpan span) {
    Optional<Kind> kind = kindOf(type);
    if (kind.isPresent()) {
      Variable variable = context.scope().fresh(name, kind.get().type());
      arguments.add(
          new KernelArgument(
              variable, kind.get().kind(), valueOf(type, source), ArgumentAccess.NONE, span));
      return new Value.Plain(new ReadLocal(variable, span));
    }
    JavaType.Declared declared = (JavaType.Declared) type;
    Optional<JavaType.Declared> stored = stored(type);
    if (stored.isPresent()) {
      return new Value.Composite(declared, leaves(arguments, name, stored.get(), source, span));
    }
    Substitution types = DeviceTypes.argumentsOf(declared);
    List<Value> components = new ArrayList<>();
    for (FieldSymbol component : declared.symbol().recordComponents()) {
      components.add(
          component(
              arguments,
              name.isEmpty() ? component.name() : name + "_" + component.name(),
              types.apply(component.type()),
              part(declared.symbol(), component, source),
              span));
    }
    return new Value.Composite(declared, components);
  }

  /** The memory of each leaf of the records that an accessor gives. */
  private List<Value> leaves(
      List<KernelArgument> arguments,
      String name,
      JavaType.Declared record,
      ValueSource source,
      SourceSpan span) {
    List<Value> views = new ArrayList<>();
    List<StoredRecords.Leaf> leaves = StoredRecords.of(record);
    List<String> classes = StoredRecords.classes(record);
    for (StoredRecords.Leaf leaf : leaves) {
      String parts = String.join("_", leaf.path());
      Variable variable =
          context.scope().fresh(name.isEmpty() ? parts : name + "_" + parts, leaf.view());
      arguments.add(
          new KernelArgument(
              variable,
              ArgumentKind.ACCESSOR,
              new ValueSource.Leaf(
                  source, views.size(), String.join(".", leaf.path()), leaves.size(), classes),
              ArgumentAccess.NONE,
              span));
      views.add(new Value.Plain(new ReadLocal(variable, span)));
    }
    return views;
  }

  private Optional<JavaType.Declared> stored(JavaType type) {
    return StoredRecords.stored(type, context.compilation().types());
  }

  /** An accessor that the user wrote may say something else than the component is. */
  ValueSource part(ClassSymbol record, FieldSymbol component, ValueSource source) {
    boolean accessible =
        Accessibility.isVisible(record, homePackage)
            && RecordComponents.writtenAccessor(
                    context.compilation().units(), record, component.name())
                .isEmpty();
    return accessible
        ? new ValueSource.Component(
            source, record.binaryName(), component.name(), JvmSignatures.of(component.type()))
        : new ValueSource.Hidden(source, EnclosingClass.holder(record), component.name());
  }

  private static boolean isRecord(JavaType type) {
    return type instanceof JavaType.Declared declared
        && declared.symbol().kind() == ClassSymbol.Kind.RECORD;
  }

  /** Whether a type, or every component of it, can be an argument. */
  boolean canCross(JavaType type) {
    if (kindOf(type).isPresent() || stored(type).isPresent()) {
      return true;
    }
    if (!(type instanceof JavaType.Declared declared)
        || declared.symbol().kind() != ClassSymbol.Kind.RECORD
        || !open.add(declared)) {
      return false;
    }
    Substitution types = DeviceTypes.argumentsOf(declared);
    boolean crosses =
        declared.symbol().recordComponents().stream()
            .allMatch(c -> canCross(types.apply(c.type())));
    open.remove(declared);
    return crosses;
  }

  private static Optional<Kind> kindOf(JavaType type) {
    Optional<ScalarType> scalar = DeviceTypes.scalar(type);
    if (scalar.isPresent()) {
      return Optional.of(new Kind(ArgumentKind.SCALAR, scalar.get()));
    }
    if (type instanceof JavaType.Array array
        && array.component() instanceof JavaType.Primitive element) {
      return DeviceTypes.scalar(element)
          .map(e -> new Kind(ArgumentKind.ARRAY, new ViewType(e, 1, AddressSpace.GLOBAL)));
    }
    if (type instanceof JavaType.Declared declared) {
      return ApiTypes.accessor(declared.symbol()).map(a -> new Kind(a.kind(), a.view()));
    }
    return Optional.empty();
  }
}
