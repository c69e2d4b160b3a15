package dev.sycamore.outliner.source;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.TypeDeclaration;
import dev.sycamore.outliner.attribution.Attribution;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.MethodSymbol;
import java.util.List;
import java.util.Optional;

/** Finds the declaration of a method among the overloads of its class. */
final class MethodFinder {
  private final Attribution attribution;

  MethodFinder(Attribution attribution) {
    this.attribution = attribution;
  }

  Optional<MethodDeclaration> find(TypeDeclaration<?> type, MethodSymbol method) {
    List<MethodDeclaration> candidates =
        type.getMethodsByName(method.name()).stream()
            .filter(m -> m.getParameters().size() == method.parameters().size())
            .toList();
    if (candidates.size() == 1) {
      return Optional.of(candidates.get(0));
    }
    return candidates.stream().filter(m -> matches(m.getParameters(), method)).findFirst();
  }

  private boolean matches(NodeList<Parameter> written, MethodSymbol method) {
    for (int i = 0; i < written.size(); i++) {
      Parameter parameter = written.get(i);
      Optional<JavaType> type = attribution.typeOf(parameter.getType());
      if (type.isEmpty()) {
        return false;
      }
      JavaType full = parameter.isVarArgs() ? new JavaType.Array(type.get()) : type.get();
      // Type variables are told apart by their owner's spelling, which may differ between the two.
      if (!full.toString().equals(method.parameters().get(i).type().toString())) {
        return false;
      }
    }
    return true;
  }
}
