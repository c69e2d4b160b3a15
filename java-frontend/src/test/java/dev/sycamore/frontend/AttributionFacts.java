package dev.sycamore.frontend;

import com.github.javaparser.Position;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** One line of text for what attribution knows of a node. */
final class AttributionFacts {
  private static final int LONGEST = 40;

  private AttributionFacts() {}

  static String of(Node node, Attribution found) {
    List<String> facts = new ArrayList<>();
    if (node instanceof Expression expression) {
      found.typeOf(expression).map(Object::toString).ifPresent(facts::add);
      found.constantOf(expression).ifPresent(value -> facts.add("constant " + text(value)));
      found.denotationOf(expression).ifPresent(denoted -> facts.add("is " + text(denoted)));
      found
          .functionTargetOf(expression)
          .ifPresent(
              target ->
                  facts.add("function " + target.parameterTypes() + " -> " + target.returnType()));
    }
    found.invocationOf(node).ifPresent(call -> facts.add("calls " + text(call)));
    if (AttributionCases.declaresClass(node)) {
      found.classDeclaredBy(node).ifPresent(declared -> facts.add("declares " + text(declared)));
    }
    Position begin = node.getBegin().orElseThrow();
    return begin.line
        + ":"
        + begin.column
        + " "
        + name(node)
        + ": "
        + (facts.isEmpty() ? "nothing" : String.join(", ", facts))
        + "\n";
  }

  /** The text of the node, or its beginning. */
  private static String name(Node node) {
    String text =
        node instanceof TypeDeclaration<?> type ? type.getNameAsString() : node.toString();
    String line = text.lines().findFirst().orElse("");
    return line.length() > LONGEST || !line.equals(text)
        ? line.substring(0, Math.min(LONGEST, line.length())) + "..."
        : line;
  }

  private static String text(Object constant) {
    String type = constant.getClass().getSimpleName();
    return constant instanceof Character c
        ? type + " " + (int) c
        : constant instanceof String ? "\"" + constant + "\"" : type + " " + constant;
  }

  private static String text(Denotation denoted) {
    if (denoted instanceof Denotation.Local local) {
      return "local of line " + local.declaration().getBegin().orElseThrow().line;
    }
    if (denoted instanceof Denotation.Field field) {
      return "field of "
          + name(field.symbol().owner())
          + field.implicitOwner().map(owner -> " through " + name(owner)).orElse("");
    }
    if (denoted instanceof Denotation.TypeName type) {
      return "class " + name(type.symbol());
    }
    if (denoted instanceof Denotation.This self) {
      return "this of " + name(self.symbol());
    }
    return "array length";
  }

  private static String text(Invocation call) {
    String passed = list(call.parameterTypes());
    String declared =
        list(call.method().parameters().stream().map(MethodSymbol.ParameterSymbol::type).toList());
    return name(call.method().owner())
        + "."
        + call.method().name()
        + declared
        + (passed.equals(declared) ? "" : " as " + passed)
        + (call.typeArguments().isEmpty() ? "" : " with " + call.typeArguments())
        + (call.spread() ? " spread" : "");
  }

  private static String list(List<JavaType> types) {
    return types.stream().map(Object::toString).collect(Collectors.joining(", ", "(", ")"));
  }

  private static String text(ClassSymbol declared) {
    return name(declared)
        + " "
        + declared.kind()
        + " "
        + declared.superclass().map(JavaType::toString).orElse("without superclass")
        + " "
        + declared.interfaces();
  }

  private static String name(ClassSymbol symbol) {
    return symbol.canonicalName().isEmpty()
        ? symbol.simpleName().isEmpty() ? "anonymous" : symbol.simpleName()
        : symbol.canonicalName();
  }
}
