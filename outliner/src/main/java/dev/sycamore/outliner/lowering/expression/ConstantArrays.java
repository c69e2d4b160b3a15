package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.program.CIdentifier;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.attribution.Attribution;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.object.FieldDeclarations;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.source.SourceUnits;
import dev.sycamore.outliner.symbols.FieldSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The {@code static final} arrays whose values are in the source. */
public final class ConstantArrays {
  private static final String DEVICE_LIBRARY = "dev.sycamore.devicelib.";

  /** The values, and the size of each dimension of the Java array. */
  record Constant(ConstantArray array, List<Integer> sizes) {}

  private final SourceUnits units;
  private final Identifiers symbols;
  private final Map<String, Optional<Constant>> known = new HashMap<>();

  /**
   * @param symbols of all constant arrays
   */
  public ConstantArrays(SourceUnits units, Identifiers symbols) {
    this.units = units;
    this.symbols = symbols;
  }

  /** The values of a field, if it is an array of constants. */
  Optional<Constant> of(FieldSymbol field) {
    String name = Identifiers.nameInPackage(field.owner()) + "." + field.name();
    String key = field.owner().binaryName() + "." + field.name();
    Optional<Constant> constant = known.get(key);
    if (constant == null) {
      constant = make(field, name);
      known.put(key, constant);
    }
    return constant;
  }

  private Optional<Constant> make(FieldSymbol field, String name) {
    JavaType element = field.type();
    while (element instanceof JavaType.Array array) {
      element = array.component();
    }
    Optional<ScalarType> type = DeviceTypes.scalar(element);
    Optional<ParsedUnit> unit = units.unitOf(field.owner());
    if (type.isEmpty()
        || unit.isEmpty()
        || type.get() == ScalarType.HALF
        || !(element instanceof JavaType.Primitive)) {
      return Optional.empty();
    }
    return FieldDeclarations.declaratorOf(field, unit.get())
        .flatMap(VariableDeclarator::getInitializer)
        .flatMap(e -> new Values(unit.get().attribution(), type.get()).of(e))
        .map(
            values ->
                new Constant(
                    new ConstantArray(
                        symbols.unique(CIdentifier.of(name)),
                        type.get(),
                        values.all,
                        origin(field, name, values.sizes)),
                    values.sizes));
  }

  /** A local class has no name that the host could find it by; the device library is our own. */
  private static Optional<ConstantArray.Origin> origin(
      FieldSymbol field, String name, List<Integer> sizes) {
    String holder = field.owner().binaryName();
    return holder.isEmpty() || holder.startsWith(DEVICE_LIBRARY)
        ? Optional.empty()
        : Optional.of(new ConstantArray.Origin(holder, field.name(), name, sizes));
  }

  /** Reads an initialiser that consists of constants. */
  private static final class Values {
    private final Attribution attribution;
    private final ScalarType type;
    private final List<Object> all = new ArrayList<>();
    private final List<Integer> sizes = new ArrayList<>();

    Values(Attribution attribution, ScalarType type) {
      this.attribution = attribution;
      this.type = type;
    }

    Optional<Values> of(Expression initializer) {
      if (initializer instanceof ArrayInitializerExpr values) {
        return read(values, 0) ? Optional.of(this) : Optional.empty();
      }
      if (!(initializer instanceof ArrayCreationExpr creation)) {
        return Optional.empty();
      }
      if (creation.getInitializer().isPresent()) {
        return of(creation.getInitializer().get());
      }
      return zeros(creation) ? Optional.of(this) : Optional.empty();
    }

    private boolean zeros(ArrayCreationExpr creation) {
      int count = 1;
      for (var level : creation.getLevels()) {
        Optional<Object> size = level.getDimension().flatMap(attribution::constantOf);
        if (size.isEmpty()
            || !(ScalarConversions.convert(size.get(), ScalarType.INT) instanceof Integer n)) {
          return false;
        }
        sizes.add(n);
        count *= n;
      }
      Object zero =
          type == ScalarType.BOOLEAN ? (Object) false : ScalarConversions.convert(0, type);
      for (int i = 0; i < count; i++) {
        all.add(zero);
      }
      return true;
    }

    private boolean read(ArrayInitializerExpr values, int depth) {
      int size = values.getValues().size();
      if (sizes.size() == depth) {
        sizes.add(size);
      } else if (sizes.get(depth) != size) {
        return false;
      }
      for (Expression value : values.getValues()) {
        if (value instanceof ArrayInitializerExpr row) {
          if (!read(row, depth + 1)) {
            return false;
          }
        } else {
          Optional<Object> constant = attribution.constantOf(value);
          if (constant.isEmpty() || constant.get() instanceof String) {
            return false;
          }
          all.add(ScalarConversions.convert(constant.get(), type));
        }
      }
      return true;
    }
  }
}
