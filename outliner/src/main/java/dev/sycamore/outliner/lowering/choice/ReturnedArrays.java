package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Which parameters a method that returns an array may return, or rows of them; by their names. */
public final class ReturnedArrays {
  private final MethodDeclaration method;
  private final Set<String> names = new HashSet<>();

  private ReturnedArrays(MethodDeclaration method) {
    this.method = method;
    for (ReturnStmt result : method.findAll(ReturnStmt.class)) {
      result.getExpression().ifPresent(this::add);
    }
  }

  /**
   * The positions of the parameters.
   *
   * @param result what the method returns
   * @param parameters their types
   */
  public static List<Integer> of(
      MethodDeclaration method, JavaType result, List<JavaType> parameters) {
    if (!(result instanceof JavaType.Array) || parameters.size() != method.getParameters().size()) {
      return List.of();
    }
    Set<String> names = new ReturnedArrays(method).names;
    List<Integer> returned =
        IntStream.range(0, parameters.size())
            .filter(i -> names.contains(method.getParameter(i).getNameAsString()))
            .filter(i -> isOrHas(parameters.get(i), result))
            .boxed()
            .toList();
    // A method that returns none of them is refused where it returns.
    return returned.isEmpty()
        ? IntStream.range(0, parameters.size())
            .filter(i -> parameters.get(i).equals(result))
            .boxed()
            .toList()
        : returned;
  }

  /** Whether an array, or rows of it, have a type. */
  private static boolean isOrHas(JavaType array, JavaType type) {
    return array.equals(type)
        || (array instanceof JavaType.Array rows && isOrHas(rows.component(), type));
  }

  private void add(Expression written) {
    Expression e = ArrayOrigins.unwrapped(written);
    if (e instanceof NameExpr name) {
      variable(name.getNameAsString());
    } else if (e instanceof ConditionalExpr conditional) {
      add(conditional.getThenExpr());
      add(conditional.getElseExpr());
    } else if (e instanceof SwitchExpr choice) {
      SwitchResults.of(choice).forEach(this::add);
    } else if (e instanceof MethodCallExpr call) {
      call.getArguments().forEach(this::add);
    } else if (e instanceof ArrayAccessExpr access) {
      add(access.getName());
    }
  }

  private void variable(String name) {
    if (!names.add(name)) {
      return;
    }
    for (VariableDeclarator declarator : method.findAll(VariableDeclarator.class)) {
      if (declarator.getNameAsString().equals(name)) {
        declarator.getInitializer().ifPresent(this::add);
      }
    }
    for (AssignExpr assignment : method.findAll(AssignExpr.class)) {
      Expression target = ArrayOrigins.unwrapped(assignment.getTarget());
      if (target instanceof NameExpr n && n.getNameAsString().equals(name)) {
        add(assignment.getValue());
      }
    }
    for (ForEachStmt loop : method.findAll(ForEachStmt.class)) {
      if (loop.getVariableDeclarator().getNameAsString().equals(name)) {
        add(loop.getIterable());
      }
    }
  }
}
