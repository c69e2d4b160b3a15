package dev.sycamore.outliner.lowering.enums;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.Dispatch;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Calls of the instance methods of enums, constants with bodies of their own included. */
public final class EnumMethods {

  private final SourceTypes context;
  private final FunctionCalls functions;
  private final EnumTables tables;

  public EnumMethods(SourceTypes context, FunctionCalls functions, EnumTables tables) {
    this.context = context;
    this.functions = functions;
    this.tables = tables;
  }

  /** Whether the source of the method is at hand for every constant. */
  public boolean knows(JavaType.Declared type, Invocation invocation) {
    return !methods(type, invocation).isEmpty();
  }

  /** What the method of the constant returns. */
  public Value call(
      Node at, JavaType.Declared type, Invocation invocation, Value object, List<Value> arguments) {
    Map<BoundMethod, List<Integer>> methods = methods(type, invocation);
    BoundMethod first = methods.keySet().iterator().next();
    if (methods.size() == 1) {
      return functions.call(at, first, EnumThis.of(object, tables), arguments);
    }
    List<Dispatch.Case> cases = new ArrayList<>();
    methods.forEach(
        (method, ordinals) ->
            cases.add(
                new Dispatch.Case(
                    ordinals,
                    (inner, place, constant, values) ->
                        functions
                            .in(inner)
                            .call(place, method, EnumThis.of(constant, tables), values))));
    return new Dispatch(functions, ordinal -> ordinal)
        .call(at, type, functions.known(invocation), first.source(), cases, object, arguments);
  }

  /** The methods that constants have, with the ordinals of these. */
  private Map<BoundMethod, List<Integer>> methods(JavaType.Declared type, Invocation invocation) {
    SourceUnits units = context.compilation().units();
    Invocation known = functions.known(invocation);
    Optional<ParsedUnit> unit = units.unitOf(type.symbol());
    Map<BoundMethod, List<Integer>> methods = new LinkedHashMap<>();
    if (type.symbol().kind() != ClassSymbol.Kind.ENUM || unit.isEmpty()) {
      // In a constant's own body, the class of the object is known.
      BoundMethod.of(units, type, known).ifPresent(m -> methods.put(m, List.of(0)));
      return methods;
    }
    List<JavaType.Declared> classes = classes(type, unit.get());
    for (int ordinal = 0; ordinal < classes.size(); ordinal++) {
      Optional<BoundMethod> method = BoundMethod.of(units, classes.get(ordinal), known);
      if (method.isEmpty()) {
        return Map.of();
      }
      methods.computeIfAbsent(method.get(), m -> new ArrayList<>()).add(ordinal);
    }
    return methods;
  }

  /** The classes of the constants: the enum, or the body of one. */
  private static List<JavaType.Declared> classes(JavaType.Declared type, ParsedUnit unit) {
    Attribution attribution = unit.attribution();
    List<JavaType.Declared> classes = new ArrayList<>();
    attribution
        .declarationOf(type.symbol())
        .filter(EnumDeclaration.class::isInstance)
        .map(EnumDeclaration.class::cast)
        .ifPresent(
            declared -> {
              for (EnumConstantDeclaration constant : declared.getEntries()) {
                Optional<ClassSymbol> body =
                    constant.getClassBody().isEmpty()
                        ? Optional.empty()
                        : attribution.classDeclaredBy(constant);
                classes.add(body.map(b -> new JavaType.Declared(b, List.of())).orElse(type));
              }
            });
    return classes;
  }
}
