package dev.sycamore.runtime.processing;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.Optional;
import java.util.Set;

/**
 * Finds kernels by the names of calls, since processors run before types are known: a lambda or a
 * method reference that is passed to {@code parallelFor} or {@code singleTask}, in a file that
 * imports the package {@code dev.sycamore}.
 */
final class LaunchScanner extends TreeScanner<Tree, Void> {
  private static final String API = "dev.sycamore.";
  private static final Set<String> LAUNCHES = Set.of("parallelFor", "singleTask");

  Optional<Tree> firstKernel(CompilationUnitTree file) {
    boolean imports =
        file.getImports().stream()
            .anyMatch(i -> i.getQualifiedIdentifier().toString().startsWith(API));
    return imports ? Optional.ofNullable(scan(file, null)) : Optional.empty();
  }

  @Override
  public Tree visitMethodInvocation(MethodInvocationTree call, Void none) {
    if (LAUNCHES.contains(name(call.getMethodSelect()))) {
      for (ExpressionTree argument : call.getArguments()) {
        if (argument instanceof LambdaExpressionTree || argument instanceof MemberReferenceTree) {
          return argument;
        }
      }
    }
    return super.visitMethodInvocation(call, null);
  }

  @Override
  public Tree reduce(Tree later, Tree earlier) {
    return earlier == null ? later : earlier;
  }

  private static String name(ExpressionTree method) {
    if (method instanceof IdentifierTree identifier) {
      return identifier.getName().toString();
    }
    return method instanceof MemberSelectTree select ? select.getIdentifier().toString() : "";
  }
}
