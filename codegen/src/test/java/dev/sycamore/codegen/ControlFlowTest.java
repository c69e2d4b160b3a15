package dev.sycamore.codegen;

import static dev.sycamore.codegen.Dsl.add;
import static dev.sycamore.codegen.Dsl.and;
import static dev.sycamore.codegen.Dsl.assign;
import static dev.sycamore.codegen.Dsl.at;
import static dev.sycamore.codegen.Dsl.bin;
import static dev.sycamore.codegen.Dsl.block;
import static dev.sycamore.codegen.Dsl.call;
import static dev.sycamore.codegen.Dsl.compound;
import static dev.sycamore.codegen.Dsl.declare;
import static dev.sycamore.codegen.Dsl.doWhile;
import static dev.sycamore.codegen.Dsl.eq;
import static dev.sycamore.codegen.Dsl.eval;
import static dev.sycamore.codegen.Dsl.forLoop;
import static dev.sycamore.codegen.Dsl.function;
import static dev.sycamore.codegen.Dsl.ifElse;
import static dev.sycamore.codegen.Dsl.ifThen;
import static dev.sycamore.codegen.Dsl.labeled;
import static dev.sycamore.codegen.Dsl.leave;
import static dev.sycamore.codegen.Dsl.let;
import static dev.sycamore.codegen.Dsl.lt;
import static dev.sycamore.codegen.Dsl.mul;
import static dev.sycamore.codegen.Dsl.next;
import static dev.sycamore.codegen.Dsl.on;
import static dev.sycamore.codegen.Dsl.otherwise;
import static dev.sycamore.codegen.Dsl.postDec;
import static dev.sycamore.codegen.Dsl.postInc;
import static dev.sycamore.codegen.Dsl.preInc;
import static dev.sycamore.codegen.Dsl.ret;
import static dev.sycamore.codegen.Dsl.switchOn;
import static dev.sycamore.codegen.Dsl.var;
import static dev.sycamore.codegen.Dsl.whileLoop;
import static dev.sycamore.model.type.ScalarType.INT;

import dev.sycamore.codegen.engines.Engine;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Loops, jumps and switches go where Java's go. */
@Tag("module")
class ControlFlowTest {

  private static final Variable OUT = IntProgram.OUT;
  private static final Variable A = IntProgram.IN;
  private static final Variable S = var("s", 2, INT);
  private static final Variable I = var("i", 3, INT);
  private static final Variable J = var("j", 4, INT);

  private static final Variable SHARED = var("shared", 5, INT);

  private static Evaluate addTo(Variable variable, Object value) {
    return eval(compound(variable, BinaryOperator.ADD, value));
  }

  private static DeviceExpression rem(Object left, Object right) {
    return bin(BinaryOperator.REMAINDER, left, right);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void continueReachesUpdateAndCondition(Engine engine) {
    IntProgram.of(
            (out, a) -> {
              int s = 0;
              for (int i = 0; i < 10; i++) {
                if (i % 3 == 0) {
                  continue;
                }
                s += i;
              }
              out[0] = s;
              int j = 5;
              do {
                if (j == 3) {
                  continue;
                }
                s += 100;
              } while (j-- > 0);
              out[1] = s;
              while (a[j + 1]++ < 5) {
                if (a[0] == 3) {
                  continue;
                }
                s++;
              }
              out[2] = s;
            })
        .body(
            let(S, 0),
            forLoop(
                let(I, 0), lt(I, 10), postInc(I), ifThen(eq(rem(I, 3), 0), next()), addTo(S, I)),
            eval(assign(at(OUT, 0), S)),
            let(J, 5),
            doWhile(lt(0, postDec(J)), ifThen(eq(J, 3), next()), addTo(S, 100)),
            eval(assign(at(OUT, 1), S)),
            whileLoop(
                lt(postInc(at(A, add(J, 1))), 5),
                ifThen(eq(at(A, 0), 3), next()),
                eval(postInc(S))),
            eval(assign(at(OUT, 2), S)))
        .check(engine);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  @SuppressWarnings({"LabelledBreakTarget", "StatementSwitchToExpressionSwitch"})
  void labelsNameOuterLoopsAndBlocks(Engine engine) {
    IntProgram.of(
            (out, a) -> {
              int s = 0;
              outer:
              for (int i = 0; i < 6; i++) {
                for (int j = 0; j < 6; j++) {
                  if (j == i) {
                    continue outer;
                  }
                  if (i == 4 && j == 2) {
                    break outer;
                  }
                  s += i * 10 + j;
                }
              }
              out[0] = s;
              found:
              {
                for (int i = 0; i < 8; i++) {
                  if (a[i] == 5) {
                    out[1] = i;
                    break found;
                  }
                }
                out[1] = -1;
              }
              int j = 0;
              again:
              while (j < 5) {
                j++;
                switch (j) {
                  case 2:
                    continue again;
                  case 4:
                    break again;
                  default:
                    break;
                }
                s += j;
              }
              out[2] = s;
            })
        .body(
            let(S, 0),
            labeled(
                "outer",
                forLoop(
                    let(I, 0),
                    lt(I, 6),
                    postInc(I),
                    forLoop(
                        let(J, 0),
                        lt(J, 6),
                        postInc(J),
                        ifThen(eq(J, I), next("outer")),
                        ifThen(and(eq(I, 4), eq(J, 2)), leave("outer")),
                        addTo(S, add(mul(I, 10), J))))),
            eval(assign(at(OUT, 0), S)),
            labeled(
                "found",
                block(
                    forLoop(
                        let(I, 0),
                        lt(I, 8),
                        postInc(I),
                        ifThen(eq(at(A, I), 5), eval(assign(at(OUT, 1), I)), leave("found"))),
                    eval(assign(at(OUT, 1), -1)))),
            let(J, 0),
            labeled(
                "again",
                whileLoop(
                    lt(J, 5),
                    eval(postInc(J)),
                    switchOn(J, on(2, next("again")), on(4, leave("again")), otherwise(leave())),
                    addTo(S, J))),
            eval(assign(at(OUT, 2), S)))
        .check(engine);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  @SuppressWarnings({"fallthrough", "StatementSwitchToExpressionSwitch"})
  void switchesFallThrough(Engine engine) {
    IntProgram.of(
            (out, a) -> {
              for (int i = 0; i < 8; i++) {
                switch (a[i] & 7) {
                  case 1:
                    int shared = 10;
                    out[i] += shared;
                  case 2:
                    shared = 20;
                    out[i] += shared;
                    break;
                  default:
                    out[i] = 99;
                    if (i == 4) {
                      break;
                    }
                  case 3:
                    out[i]++;
                    continue;
                  case 7:
                }
                out[i] += 1000;
              }
            })
        .body(
            forLoop(
                let(I, 0),
                lt(I, 8),
                postInc(I),
                switchOn(
                    bin(BinaryOperator.AND, at(A, I), 7),
                    on(1, let(SHARED, 10), eval(compound(at(OUT, I), BinaryOperator.ADD, SHARED))),
                    on(
                        2,
                        eval(assign(SHARED, 20)),
                        eval(compound(at(OUT, I), BinaryOperator.ADD, SHARED)),
                        leave()),
                    otherwise(eval(assign(at(OUT, I), 99)), ifThen(eq(I, 4), leave())),
                    on(3, eval(postInc(at(OUT, I))), next()),
                    on(7)),
                eval(compound(at(OUT, I), BinaryOperator.ADD, 1000))))
        .check(engine);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void returnsLeaveFromAnywhere(Engine engine) {
    Variable n = var("n", 0, INT);
    Variable k = var("k", 1, INT);
    DeviceFunction search =
        function(
            "search",
            INT,
            List.of(n),
            declare(k),
            eval(assign(k, 0)),
            whileLoop(
                true,
                ifElse(eq(k, n), block(ret(mul(k, 11))), ifThen(lt(20, preInc(k)), ret(-1)))));
    IntProgram.of(
            (out, a) -> {
              out[0] = 33;
              out[1] = -1;
              out[2] = 5;
            })
        .with(search)
        .body(
            eval(assign(at(OUT, 0), call("search", INT, 3))),
            eval(assign(at(OUT, 1), call("search", INT, 30))),
            eval(assign(at(OUT, 2), 5)),
            ifThen(eq(at(A, 0), 1), ret()),
            eval(assign(at(OUT, 3), 6)))
        .check(engine);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void aChainOfManyElses(Engine engine) {
    // if (a[0] == 0) ... else if (a[0] == 1) ...
    DeviceStatement chain = eval(assign(at(OUT, 0), -1));
    for (int i = 299; i >= 0; i--) {
      chain = ifElse(eq(at(A, 7), 300 - i), eval(assign(at(OUT, 0), i)), chain);
    }
    IntProgram.of((out, a) -> out[0] = 292).body(chain).check(engine);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void aSumOfManyTerms(Engine engine) {
    DeviceExpression sum = at(A, 0);
    for (int i = 1; i < 1000; i++) {
      sum = i % 2 == 0 ? add(sum, at(A, i % 8)) : add(at(A, i % 8), sum);
    }
    IntProgram.of(
            (out, a) -> {
              for (int i = 0; i < 1000; i++) {
                out[0] += a[i % 8];
              }
            })
        .body(eval(assign(at(OUT, 0), sum)))
        .check(engine);
  }
}
