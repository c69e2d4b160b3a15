package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.BodyPass;
import dev.sycamore.codegen.rewrite.CodeContents;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Switch;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Declares before a switch what one of its cases declares and another one uses (JLS 6.3: the scope
 * of a declaration in a switch block is the rest of the block), so that each case is a scope.
 */
final class LiftCaseDeclarations extends BodyPass {

  @Override
  public boolean appliesTo(CodeContents contents) {
    return contents.hasSwitches();
  }

  @Override
  protected Block run(Block body, FreshVariables fresh) {
    return new Lifter().rewriteBody(body);
  }

  private static final class Lifter extends ModelRewriter {

    @Override
    protected List<DeviceStatement> rewrite(DeviceStatement statement) {
      List<DeviceStatement> copy = super.rewrite(statement);
      return copy.size() == 1 && copy.get(0) instanceof Switch s ? List.of(lift(s)) : copy;
    }

    private static DeviceStatement lift(Switch statement) {
      List<DeviceStatement> lifted = new ArrayList<>();
      List<Switch.Case> cases = new ArrayList<>();
      for (Switch.Case group : statement.cases()) {
        Set<Variable> elsewhere = new HashSet<>();
        statement.cases().stream()
            .filter(other -> !other.equals(group))
            .forEach(other -> elsewhere.addAll(Mentions.in(other)));
        List<DeviceStatement> statements = new ArrayList<>();
        for (DeviceStatement s : group.statements()) {
          if (s instanceof DeclareLocal d && elsewhere.contains(d.variable())) {
            lifted.add(new DeclareLocal(d.variable(), Optional.empty(), d.span()));
            d.initializer().ifPresent(value -> statements.add(assign(d, value)));
          } else {
            statements.add(s);
          }
        }
        cases.add(new Switch.Case(group.labels(), group.isDefault(), statements));
      }
      if (lifted.isEmpty()) {
        return statement;
      }
      lifted.add(new Switch(statement.selector(), cases, statement.span()));
      return new Block(lifted, statement.span());
    }

    private static DeviceStatement assign(DeclareLocal declaration, DeviceExpression value) {
      AssignmentTarget target = new AssignmentTarget.Local(declaration.variable());
      return new Evaluate(new Assign(target, value, declaration.span()), declaration.span());
    }
  }

  /** The variables that a case reads or assigns. */
  private static final class Mentions extends ModelScanner {

    private final Set<Variable> variables = new HashSet<>();

    static Set<Variable> in(Switch.Case group) {
      Mentions mentions = new Mentions();
      group.statements().forEach(mentions::visit);
      return mentions.variables;
    }

    @Override
    public Void visitReadLocal(ReadLocal e) {
      variables.add(e.variable());
      return null;
    }

    @Override
    protected void visit(AssignmentTarget target) {
      if (target instanceof AssignmentTarget.Local t) {
        variables.add(t.variable());
      }
      super.visit(target);
    }
  }
}
