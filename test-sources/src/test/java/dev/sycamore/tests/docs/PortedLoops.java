package dev.sycamore.tests.docs;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import dev.sycamore.tests.compile.Source;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compares kernels with the loops that they were ported from.
 *
 * <p>A port is a method with the statement {@code if (q == null)}, which runs the loops; the rest
 * of the method has the kernels. A kernel is unchanged if its body is that of nested loops over its
 * parameters, token by token. Where the loops begin and end, the results show.
 */
final class PortedLoops extends TreeScanner<Void, Void> {

  private static final String LOOPS = "(q == null)";

  private final Map<String, Boolean> unchanged = new TreeMap<>();

  private PortedLoops() {}

  /** The ports in a source, by method: whether all of its kernels are unchanged. */
  static Map<String, Boolean> in(Source source) throws IOException {
    JavaFileObject file =
        new SimpleJavaFileObject(
            URI.create("string:///" + source.path()), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source.text();
          }
        };
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, null, List.of("-proc:none"), null, List.of(file));
    PortedLoops loops = new PortedLoops();
    for (CompilationUnitTree unit : task.parse()) {
      loops.scan(unit, null);
    }
    return loops.unchanged;
  }

  @Override
  public Void visitMethod(MethodTree method, Void unused) {
    Set<String> loops = new HashSet<>();
    List<String> kernels = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIf(IfTree choice, Void unused) {
        if (!choice.getCondition().toString().equals(LOOPS)) {
          return super.visitIf(choice, null);
        }
        addLoops(choice.getThenStatement(), loops);
        return scan(choice.getElseStatement(), null);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
        if (call.getMethodSelect().toString().endsWith(".parallelFor")) {
          kernels.add(kernel((LambdaExpressionTree) call.getArguments().get(1)));
        }
        return super.visitMethodInvocation(call, null);
      }
    }.scan(method.getBody(), null);
    if (!kernels.isEmpty()) {
      unchanged.put(method.getName().toString(), loops.containsAll(kernels));
    }
    return null;
  }

  /** Every loop, with up to two loops that are the only statement of the one around. */
  private static void addLoops(StatementTree statement, Set<String> loops) {
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitForLoop(ForLoopTree loop, Void unused) {
        List<String> variables = new ArrayList<>();
        Tree body = loop;
        while (body instanceof ForLoopTree inner
            && inner.getInitializer().size() == 1
            && inner.getInitializer().get(0) instanceof VariableTree variable) {
          variables.add(variable.getName().toString());
          loops.add(form(variables, inner.getStatement()));
          body = only(inner.getStatement());
        }
        return super.visitForLoop(loop, null);
      }
    }.scan(statement, null);
  }

  private static Tree only(StatementTree statement) {
    return statement instanceof BlockTree block && block.getStatements().size() == 1
        ? block.getStatements().get(0)
        : statement;
  }

  private static String kernel(LambdaExpressionTree lambda) {
    List<String> parameters =
        lambda.getParameters().stream().map(p -> p.getName().toString()).toList();
    return form(parameters, lambda.getBody());
  }

  /** As javac prints it, with one statement a block or not. */
  private static String form(List<String> variables, Tree body) {
    Tree statement = body instanceof StatementTree whole ? only(whole) : body;
    String text = statement.toString();
    return variables + (text.endsWith(";") || text.endsWith("}") ? text : text + ";");
  }
}
