package dev.sycamore.processor.startup;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * Finds kernels in trees that have their types: functions of the kernel interfaces, functions for
 * {@code @Kernel} parameters, {@code @Kernel} methods, and kernel classes.
 */
final class KernelScanner extends TreePathScanner<TreePath, Void> {
  private static final String KERNEL = "dev.sycamore.annotations.Kernel";
  private static final String HOST_ONLY = "dev.sycamore.annotations.HostOnly";
  private static final Pattern KERNEL_INTERFACE =
      Pattern.compile("dev\\.sycamore\\.((Range|Nd)Kernel[123]|LongRangeKernel1|SingleTaskKernel)");

  private final Trees trees;

  KernelScanner(Trees trees) {
    this.trees = trees;
  }

  Optional<TreePath> firstKernel(TreePath type) {
    return Optional.ofNullable(scan(type, null));
  }

  /** What is compiled for no device need not be compiled. */
  private boolean isHostOnly() {
    Element element = trees.getElement(getCurrentPath());
    return element != null && isAnnotated(element, HOST_ONLY);
  }

  @Override
  public TreePath visitVariable(VariableTree tree, Void none) {
    return isHostOnly() ? null : super.visitVariable(tree, null);
  }

  @Override
  public TreePath visitClass(ClassTree tree, Void none) {
    if (isHostOnly()) {
      return null;
    }
    boolean isKernel =
        trees.getElement(getCurrentPath()) instanceof TypeElement type
            && type.getInterfaces().stream().anyMatch(KernelScanner::isKernelInterface);
    return isKernel ? getCurrentPath() : super.visitClass(tree, null);
  }

  @Override
  public TreePath visitMethod(MethodTree tree, Void none) {
    if (isHostOnly()) {
      return null;
    }
    Element method = trees.getElement(getCurrentPath());
    return method != null && isAnnotated(method, KERNEL)
        ? getCurrentPath()
        : super.visitMethod(tree, null);
  }

  @Override
  public TreePath visitLambdaExpression(LambdaExpressionTree tree, Void none) {
    return isKernelInterface(trees.getTypeMirror(getCurrentPath()))
        ? getCurrentPath()
        : super.visitLambdaExpression(tree, null);
  }

  @Override
  public TreePath visitMemberReference(MemberReferenceTree tree, Void none) {
    return isKernelInterface(trees.getTypeMirror(getCurrentPath()))
        ? getCurrentPath()
        : super.visitMemberReference(tree, null);
  }

  @Override
  public TreePath visitMethodInvocation(MethodInvocationTree tree, Void none) {
    return passedTo(trees.getElement(getCurrentPath()), tree.getArguments())
        .orElseGet(() -> super.visitMethodInvocation(tree, null));
  }

  @Override
  public TreePath visitNewClass(NewClassTree tree, Void none) {
    return passedTo(trees.getElement(getCurrentPath()), tree.getArguments())
        .orElseGet(() -> super.visitNewClass(tree, null));
  }

  private Optional<TreePath> passedTo(Element callee, List<? extends Tree> arguments) {
    if (callee instanceof ExecutableElement method) {
      List<? extends VariableElement> parameters = method.getParameters();
      for (int i = 0; i < Math.min(parameters.size(), arguments.size()); i++) {
        Tree argument = arguments.get(i);
        if (isAnnotated(parameters.get(i), KERNEL)
            && (argument instanceof LambdaExpressionTree
                || argument instanceof MemberReferenceTree
                || argument instanceof NewClassTree)) {
          return Optional.of(new TreePath(getCurrentPath(), argument));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isKernelInterface(TypeMirror type) {
    return type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && KERNEL_INTERFACE.matcher(element.getQualifiedName()).matches();
  }

  private static boolean isAnnotated(Element element, String annotationType) {
    return element.getAnnotationMirrors().stream()
        .anyMatch(
            annotation ->
                annotation.getAnnotationType().asElement() instanceof TypeElement type
                    && type.getQualifiedName().contentEquals(annotationType));
  }

  @Override
  public TreePath reduce(TreePath later, TreePath earlier) {
    return earlier == null ? later : earlier;
  }
}
