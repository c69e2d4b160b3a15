package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.TaggedValues;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.enums.EnumConstants;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Substitution;
import dev.sycamore.outliner.types.TaggedType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the methods of records that nobody wrote do with components. Floating-point components are
 * equal as {@code Float.compare} and {@code Double.compare} have it; a hash code begins with 0 and
 * is multiplied by 31 before the next component's is added.
 */
final class ComponentMethods {
  private static final String ORDER = "dev.sycamore.devicelib.FloatingOrder.";
  private static final int FACTOR = 31;
  private static final int TRUE_HASH = 1231;
  private static final int FALSE_HASH = 1237;
  private static final int HALF_OF_LONG = 32;

  private final FunctionContext context;
  private final FunctionCalls functions;
  private final Node place;
  private final SourceSpan span;

  ComponentMethods(FunctionContext context, FunctionCalls functions, Node place) {
    this.context = context;
    this.functions = functions;
    this.place = place;
    this.span = context.spanOf(place);
  }

  DeviceExpression equal(JavaType.Declared record, DeviceExpression left, DeviceExpression right) {
    DeviceExpression result = null;
    List<FieldSymbol> fields = record.symbol().recordComponents();
    Substitution types = DeviceTypes.argumentsOf(record);
    for (int i = 0; i < fields.size(); i++) {
      DeviceExpression same =
          equalValues(
              types.apply(fields.get(i).type()),
              new ReadComponent(left, i, span),
              new ReadComponent(right, i, span));
      result = result == null ? same : new Logical(true, result, same, span);
    }
    return result == null ? ScalarConversions.literal(true, ScalarType.BOOLEAN, span) : result;
  }

  private DeviceExpression equalValues(
      JavaType type, DeviceExpression left, DeviceExpression right) {
    if (!(left.type() instanceof ScalarType scalar)) {
      return equalObjects((JavaType.Declared) type, left, right);
    }
    return switch (scalar) {
      case FLOAT, DOUBLE ->
          same(
              context.calls().library(place, ORDER + "compare", List.of(left, right)),
              ScalarConversions.intLiteral(0, span));
      case HALF -> same(asInt(bits(left)), asInt(bits(right)));
      case BYTE, SHORT, CHAR -> same(asInt(left), asInt(right));
      default -> same(left, right);
    };
  }

  private DeviceExpression same(DeviceExpression left, DeviceExpression right) {
    return new Binary(BinaryOperator.EQUAL, left, right, span);
  }

  /** Whether two records are equal, or two values of a sealed interface; both are read often. */
  DeviceExpression equalObjects(
      JavaType.Declared type, DeviceExpression left, DeviceExpression right) {
    Optional<TaggedType> tagged = context.compilation().types().tagged(type);
    if (tagged.isEmpty()) {
      return method(type, "equals", left, List.of(type), List.of(right));
    }
    DeviceExpression result = null;
    List<TaggedType.Alternative> alternatives = tagged.get().alternatives();
    for (int tag = 0; tag < alternatives.size(); tag++) {
      DeviceExpression same =
          method(
              alternatives.get(tag).javaType(),
              "equals",
              TaggedValues.record(left, tagged.get(), tag, span),
              List.of(alternatives.get(tag).javaType()),
              List.of(TaggedValues.record(right, tagged.get(), tag, span)));
      result = result == null ? same : choice(left, tag, same, result);
    }
    return new Logical(
        true, same(TaggedValues.tag(left, span), TaggedValues.tag(right, span)), result, span);
  }

  private DeviceExpression choice(
      DeviceExpression value, int tag, DeviceExpression then, DeviceExpression otherwise) {
    return new Conditional(TaggedValues.isOneOf(value, List.of(tag), span), then, otherwise, span);
  }

  DeviceExpression hash(JavaType.Declared record, DeviceExpression value) {
    DeviceExpression result = ScalarConversions.intLiteral(0, span);
    List<FieldSymbol> fields = record.symbol().recordComponents();
    Substitution types = DeviceTypes.argumentsOf(record);
    for (int i = 0; i < fields.size(); i++) {
      DeviceExpression component =
          hashOf(
              types.apply(fields.get(i).type()),
              new ReadComponent(value, i, span),
              fields.get(i).name());
      DeviceExpression before =
          new Binary(
              BinaryOperator.MULTIPLY, result, ScalarConversions.intLiteral(FACTOR, span), span);
      result = new Binary(BinaryOperator.ADD, before, component, span);
    }
    return result;
  }

  private DeviceExpression hashOf(JavaType type, DeviceExpression value, String name) {
    if (EnumConstants.isEnum(type)) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT,
              place,
              CallFaults.IDENTITY,
              "the hash code of the enum constant `" + name + "`");
    }
    if (!(value.type() instanceof ScalarType scalar)) {
      return hashOfObject((JavaType.Declared) type, value);
    }
    return switch (scalar) {
      case BOOLEAN ->
          new Conditional(
              value,
              ScalarConversions.intLiteral(TRUE_HASH, span),
              ScalarConversions.intLiteral(FALSE_HASH, span),
              span);
      case LONG -> hashOfLong(value);
      case FLOAT, DOUBLE -> context.calls().library(place, ORDER + "hashCode", List.of(value));
      case HALF -> asInt(bits(value));
      default -> asInt(value);
    };
  }

  private DeviceExpression hashOfLong(DeviceExpression value) {
    DeviceExpression high =
        new Binary(
            BinaryOperator.SHIFT_RIGHT_UNSIGNED,
            value,
            ScalarConversions.intLiteral(HALF_OF_LONG, span),
            span);
    return new Convert(ScalarType.INT, new Binary(BinaryOperator.XOR, value, high, span), span);
  }

  /** The hash code of a record, or of a value of a sealed interface, which is read often. */
  DeviceExpression hashOfObject(JavaType.Declared type, DeviceExpression value) {
    Optional<TaggedType> tagged = context.compilation().types().tagged(type);
    if (tagged.isEmpty()) {
      return method(type, "hashCode", value, List.of(), List.of());
    }
    DeviceExpression result = null;
    List<TaggedType.Alternative> alternatives = tagged.get().alternatives();
    for (int tag = 0; tag < alternatives.size(); tag++) {
      DeviceExpression hash =
          method(
              alternatives.get(tag).javaType(),
              "hashCode",
              TaggedValues.record(value, tagged.get(), tag, span),
              List.of(),
              List.of());
      result = result == null ? hash : choice(value, tag, hash, result);
    }
    return result;
  }

  /** The method of a record: the one that somebody wrote, or the generated one. */
  private DeviceExpression method(
      JavaType.Declared type,
      String name,
      DeviceExpression object,
      List<JavaType> parameters,
      List<DeviceExpression> arguments) {
    Optional<MethodSymbol> written =
        type.symbol().methods().stream()
            .filter(m -> m.name().equals(name) && m.parameters().size() == parameters.size())
            .filter(m -> parameters.isEmpty() || isOfAnything(m))
            .filter(m -> context.compilation().units().sourceOf(m).isPresent())
            .findFirst();
    if (written.isEmpty()) {
      List<DeviceExpression> operands = new ArrayList<>(List.of(object));
      operands.addAll(arguments);
      return GeneratedMethods.call(context, functions, place, type, operands);
    }
    Invocation call =
        new Invocation(
            written.get(), type, parameters, written.get().returnType(), List.of(), false);
    Value result =
        context
            .calls()
            .call(
                place,
                call,
                Optional.of(new Value.Plain(object)),
                arguments.stream().<Value>map(Value.Plain::new).toList());
    return ((Value.Plain) result).expression();
  }

  private static boolean isOfAnything(MethodSymbol method) {
    return method.parameters().get(0).type() instanceof JavaType.Declared parameter
        && parameter.symbol().canonicalName().equals("java.lang.Object");
  }

  private DeviceExpression bits(DeviceExpression half) {
    return new IntrinsicCall(Intrinsic.HALF_TO_BITS, List.of(half), ScalarType.SHORT, span);
  }

  private DeviceExpression asInt(DeviceExpression value) {
    return ScalarConversions.convert(value, ScalarType.INT);
  }
}
