package dev.sycamore.outliner.lowering.enums;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.captures.CaptureScanner;
import dev.sycamore.outliner.captures.CapturedLocal;
import dev.sycamore.outliner.captures.Captures;
import dev.sycamore.outliner.lowering.context.ClosureCode;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Fields of enums that hold functions: each constant has its own, with the values that its
 * constructor's variables had.
 */
final class EnumFunctions {
  private final ParsedUnit unit;
  private final JavaType.Declared type;
  private final EnumTables tables;

  EnumFunctions(ParsedUnit unit, JavaType.Declared type, EnumTables tables) {
    this.unit = unit;
    this.type = type;
    this.tables = tables;
  }

  /**
   * The function that a field of one constant holds.
   *
   * @throws ConstructorRun.Unknown if it captures what is not known
   */
  Value.Closure of(int ordinal, ConstructorRun.Code code) throws ConstructorRun.Unknown {
    Expression e = code.expression();
    FunctionTarget target =
        unit.attribution().functionTargetOf(e).orElseThrow(() -> new ConstructorRun.Unknown(e));
    Captures captures = CaptureScanner.scan(e, unit.attribution(), HostDialect.JAVAC_25);
    if (e instanceof MethodReferenceExpr reference && !isOfClass(reference)) {
      throw new ConstructorRun.Unknown(e);
    }
    SourceSpan span = unit.spanOf(e);
    ThisObject.Transfer self =
        captures.self()
            ? EnumThis.of(new Value.Plain(ScalarConversions.intLiteral(ordinal, span)), tables)
            : ThisObject.Transfer.NOTHING;
    List<Node> declarations = new ArrayList<>();
    List<Value> values = new ArrayList<>(self.parts());
    for (CapturedLocal variable : captures.variables()) {
      declarations.add(variable.declaration());
      values.add(new Value.Plain(constant(variable, code, span)));
    }
    return new Value.Closure(
        new ClosureCode(
            unit,
            e,
            target,
            new Substitution(Map.of(), Optional.of(type)),
            Identifiers.nameInPackage(type.symbol()),
            self,
            declarations,
            new IdentityHashMap<>()),
        values);
  }

  private static Literal constant(CapturedLocal variable, ConstructorRun.Code code, SourceSpan span)
      throws ConstructorRun.Unknown {
    Object value = code.variables().get(variable.declaration());
    Optional<ScalarType> scalar =
        EnumConstants.isEnum(variable.type())
            ? Optional.of(ScalarType.INT)
            : DeviceTypes.scalar(variable.type()).filter(t -> t != ScalarType.HALF);
    if (value == null || scalar.isEmpty()) {
      throw new ConstructorRun.Unknown(code.expression());
    }
    return new Literal(scalar.get(), ScalarConversions.convert(value, scalar.get()), span);
  }

  /** References to methods of objects would need the object. */
  private boolean isOfClass(MethodReferenceExpr reference) {
    Expression scope = reference.getScope();
    // The parser takes a variable in front of the colons for a type.
    return (scope.isTypeExpr() || scope.isNameExpr() || scope.isFieldAccessExpr())
        && unit.attribution()
            .denotationOf(scope)
            .filter(of -> !(of instanceof Denotation.TypeName))
            .isEmpty();
  }
}
