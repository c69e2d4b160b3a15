package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.AddressSpace;
import dev.sycamore.model.ArgumentAccess;
import dev.sycamore.model.ArgumentKind;
import dev.sycamore.model.DeviceType;
import dev.sycamore.model.KernelArgument;
import dev.sycamore.model.ScalarType;
import dev.sycamore.model.ValueSource;
import dev.sycamore.model.Variable;
import dev.sycamore.model.ViewType;
import dev.sycamore.outliner.captures.CapturedVariable;
import dev.sycamore.outliner.captures.Captures;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.ApiTypes;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a kernel takes from the host (table "Lowering" of the design). */
final class KernelArguments {

  private record Kind(ArgumentKind kind, DeviceType type) {}

  private final Lowering lowering;
  private final List<KernelArgument> fields = new ArrayList<>();
  private final List<KernelArgument> captured = new ArrayList<>();

  KernelArguments(Lowering lowering) {
    this.lowering = lowering;
  }

  /** All arguments: fields of {@code this} in the order of their first use, then captures. */
  List<KernelArgument> all() {
    List<KernelArgument> all = new ArrayList<>(fields);
    all.addAll(captured);
    return all;
  }

  /** Binds what the kernel captures; what cannot cross is a fault where it is used. */
  void bind(Captures captures) {
    int index = captures.self() ? 1 : 0;
    for (CapturedVariable variable : captures.variables()) {
      bind(variable, new ValueSource.Captured(index));
      index++;
    }
  }

  private void bind(CapturedVariable captured, ValueSource source) {
    Node declaration = captured.declaration();
    SourceSpan span = lowering.spanOf(declaration);
    Optional<Kind> kind = kindOf(captured.type());
    if (captured.type() == JavaType.Special.ERRONEOUS) {
      lowering.scope().bind(declaration, new Binding.Broken());
    } else if (kind.isEmpty()) {
      lowering
          .scope()
          .bind(
              declaration,
              new Binding.Foreign(
                  captured.name(), DeviceTypes.display(captured.type()), span));
    } else {
      Variable variable =
          lowering.scope().declare(declaration, captured.name(), kind.get().type());
      this.captured.add(
          new KernelArgument(
              variable, kind.get().kind(), source, ArgumentAccess.NONE, span));
    }
  }

  /** The argument that brings a field, or empty if its type cannot cross. */
  Optional<Variable> field(String name, JavaType type, ValueSource source, SourceSpan span) {
    return kindOf(type)
        .map(
            kind -> {
              Variable variable = lowering.scope().fresh(name, kind.type());
              fields.add(
                  new KernelArgument(variable, kind.kind(), source, ArgumentAccess.NONE, span));
              return variable;
            });
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
      return ApiTypes.accessor(declared.symbol())
          .map(
              a ->
                  new Kind(
                      a.space() == AddressSpace.LOCAL
                          ? ArgumentKind.LOCAL_ACCESSOR
                          : ArgumentKind.ACCESSOR,
                      new ViewType(a.element(), a.dimensions(), a.space())));
    }
    return Optional.empty();
  }
}
