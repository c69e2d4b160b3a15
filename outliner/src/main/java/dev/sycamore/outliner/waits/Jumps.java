package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.expr.SimpleName;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Predicate;

/** Where {@code break}, {@code continue} and {@code yield} lead to. */
final class Jumps {

  /** What a statement can be left by. */
  enum Kind {
    LOOP,
    SWITCH,
    SWITCH_EXPRESSION,
    BLOCK
  }

  /**
   * A statement that jumps leave, or go on in.
   *
   * @param label the one at the statement
   * @param again where a loop goes on
   * @param guarded how many statements around it do something when they are left
   */
  private record Target(
      Kind kind, Optional<String> label, FlowNode after, Optional<FlowNode> again, int guarded) {}

  private final FlowBuilder flow;
  private final Deque<Target> open = new ArrayDeque<>();
  private Optional<String> label = Optional.empty();
  private int guarded;

  Jumps(FlowBuilder flow) {
    this.flow = flow;
  }

  /** Names the next statement that is entered. */
  void label(SimpleName name) {
    label = Optional.of(name.getIdentifier());
  }

  void enter(Kind kind, FlowNode after, Optional<FlowNode> again) {
    open.push(new Target(kind, label, after, again, guarded));
    label = Optional.empty();
  }

  void leave() {
    open.pop();
  }

  /** Whatever jumps out of what is added now may wait: there is a {@code finally} or a resource. */
  void guarded(Runnable added) {
    guarded++;
    added.run();
    guarded--;
  }

  void breakTo(Optional<SimpleName> name) {
    jump(
        target ->
            name.isPresent()
                ? target.label().equals(name.map(SimpleName::getIdentifier))
                : target.kind() == Kind.LOOP || target.kind() == Kind.SWITCH,
        false);
  }

  void continueTo(Optional<SimpleName> name) {
    jump(
        target ->
            target.kind() == Kind.LOOP
                && (name.isEmpty() || target.label().equals(name.map(SimpleName::getIdentifier))),
        true);
  }

  void yieldValue() {
    jump(target -> target.kind() == Kind.SWITCH_EXPRESSION, false);
  }

  private void jump(Predicate<Target> isMeant, boolean again) {
    open.stream()
        .filter(isMeant)
        .findFirst()
        .ifPresent(
            target -> {
              if (target.guarded() < guarded) {
                flow.add(new Step.Wait());
              }
              flow.leadTo(again ? target.again().orElseThrow() : target.after());
            });
    flow.end();
  }
}
