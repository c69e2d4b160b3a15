package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.program.CIdentifier;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.object.FieldDeclarations;
import dev.sycamore.outliner.lowering.object.StaticFieldKey;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import java.util.ArrayList;
import java.util.Arrays;
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
  private final Map<StaticFieldKey, Optional<Constant>> known = new HashMap<>();
  private final Map<String, ConstantArray> texts = new HashMap<>();

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
    StaticFieldKey key = StaticFieldKey.of(field);
    Optional<Constant> constant = known.get(key);
    if (constant == null) {
      constant = make(field, name);
      known.put(key, constant);
    }
    return constant;
  }

  /** The characters of a string. */
  ConstantArray of(String text) {
    return texts.computeIfAbsent(
        text,
        t ->
            new ConstantArray(
                symbols.unique("text"),
                ScalarType.CHAR,
                t.chars().<Object>mapToObj(c -> (char) c).toList(),
                Optional.empty(),
                true));
  }

  private Optional<Constant> make(FieldSymbol field, String name) {
    Optional<int[]> table = CharacterTableConstants.of(field);
    if (table.isPresent()) {
      List<Object> elements = Arrays.stream(table.get()).<Object>mapToObj(i -> i).toList();
      return Optional.of(constant(field, name, ScalarType.INT, elements, List.of(elements.size())));
    }
    JavaType element = JavaTypes.elementOf(field.type());
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
        .map(values -> constant(field, name, type.get(), values.all, values.sizes));
  }

  private Constant constant(
      FieldSymbol field, String name, ScalarType type, List<Object> elements, List<Integer> sizes) {
    return new Constant(
        new ConstantArray(
            symbols.unique(CIdentifier.of(name)), type, elements, origin(field, name, sizes)),
        sizes);
  }

  /**
   * A local class has no name that the host could find it by; the device library is our own, but
   * for what it has from the compiler's JVM.
   */
  private static Optional<ConstantArray.Origin> origin(
      FieldSymbol field, String name, List<Integer> sizes) {
    String holder = field.owner().binaryName();
    boolean own = holder.startsWith(DEVICE_LIBRARY) && !CharacterTableConstants.isHolder(holder);
    return holder.isEmpty() || own
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
