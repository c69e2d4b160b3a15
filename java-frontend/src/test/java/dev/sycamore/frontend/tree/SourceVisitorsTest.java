package dev.sycamore.frontend.tree;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.metamodel.BaseNodeMetaModel;
import com.github.javaparser.metamodel.JavaParserMetaModel;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Implementations of the visitors decide on every kind of node that the parser makes. */
class SourceVisitorsTest {

  @Test
  void everyKindOfExpressionIsDecidedOn() {
    assertThat(declaredKinds(SourceExpressionVisitor.class))
        .containsExactlyInAnyOrderElementsOf(kinds(Expression.class));
  }

  @Test
  void everyKindOfStatementIsDecidedOn() {
    assertThat(declaredKinds(SourceStatementVisitor.class))
        .contains(LocalEnumDeclarationStmt.class)
        .filteredOn(kind -> kind != LocalEnumDeclarationStmt.class)
        .containsExactlyInAnyOrderElementsOf(kinds(Statement.class));
  }

  @Test
  void everyKindOfTypeIsDecidedOn() {
    assertThat(declaredKinds(SourceTypeVisitor.class))
        .containsExactlyInAnyOrderElementsOf(kinds(Type.class));
  }

  private static List<Class<?>> declaredKinds(Class<?> visitor) {
    return Arrays.stream(visitor.getDeclaredMethods())
        .filter(method -> method.getName().equals("visit"))
        .<Class<?>>map(method -> method.getParameterTypes()[0])
        .toList();
  }

  private static List<Class<?>> kinds(Class<? extends Node> base) {
    return JavaParserMetaModel.getNodeMetaModels().stream()
        .filter(kind -> !kind.isAbstract())
        .<Class<?>>map(BaseNodeMetaModel::getType)
        .filter(base::isAssignableFrom)
        .toList();
  }
}
