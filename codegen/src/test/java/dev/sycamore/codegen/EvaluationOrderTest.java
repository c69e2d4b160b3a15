package dev.sycamore.codegen;

import static dev.sycamore.codegen.Dsl.add;
import static dev.sycamore.codegen.Dsl.and;
import static dev.sycamore.codegen.Dsl.assign;
import static dev.sycamore.codegen.Dsl.at;
import static dev.sycamore.codegen.Dsl.bin;
import static dev.sycamore.codegen.Dsl.call;
import static dev.sycamore.codegen.Dsl.compound;
import static dev.sycamore.codegen.Dsl.cond;
import static dev.sycamore.codegen.Dsl.conv;
import static dev.sycamore.codegen.Dsl.eq;
import static dev.sycamore.codegen.Dsl.eval;
import static dev.sycamore.codegen.Dsl.function;
import static dev.sycamore.codegen.Dsl.global;
import static dev.sycamore.codegen.Dsl.ifThen;
import static dev.sycamore.codegen.Dsl.let;
import static dev.sycamore.codegen.Dsl.lt;
import static dev.sycamore.codegen.Dsl.mul;
import static dev.sycamore.codegen.Dsl.or;
import static dev.sycamore.codegen.Dsl.postDec;
import static dev.sycamore.codegen.Dsl.postInc;
import static dev.sycamore.codegen.Dsl.preDec;
import static dev.sycamore.codegen.Dsl.preInc;
import static dev.sycamore.codegen.Dsl.ret;
import static dev.sycamore.codegen.Dsl.stmtExpr;
import static dev.sycamore.codegen.Dsl.sub;
import static dev.sycamore.codegen.Dsl.var;
import static dev.sycamore.model.type.ScalarType.BOOLEAN;
import static dev.sycamore.model.type.ScalarType.BYTE;
import static dev.sycamore.model.type.ScalarType.CHAR;
import static dev.sycamore.model.type.ScalarType.INT;
import static dev.sycamore.model.type.ScalarType.LONG;
import static dev.sycamore.model.type.ScalarType.SHORT;

import dev.sycamore.codegen.engines.Engine;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Side effects happen in Java's order. The Java of each case is in the method beside the model, and
 * is what the result is compared with.
 */
@SuppressWarnings({
  "AssignmentExpression",
  "MultipleUnaryOperatorsInMethodCall",
  "NarrowingCompoundAssignment",
  "SelfAssignment"
})
class EvaluationOrderTest {

  private static final Variable OUT = IntProgram.OUT;
  private static final Variable A = IntProgram.IN;

  private static final Variable X = var("x", 2, INT);
  private static final Variable Y = var("y", 3, INT);
  private static final Variable I = var("i", 4, INT);

  private static final Variable P = var("p", 0, global(INT));
  private static final Variable N = var("n", 1, INT);

  private static final Variable FLAG = var("flag", 10, BOOLEAN);

  private static final Variable B = var("b", 10, BYTE);

  private static final Variable S = var("s", 11, SHORT);

  private static final Variable C = var("c", 12, CHAR);

  private static final Variable L = var("l", 13, LONG);

  private static final Variable R = var("r", 10, INT);

  /** {@code static int bump(int[] p, int n) { p[n] += 10; return p[n]; }} */
  private static final DeviceFunction BUMP =
      function(
          "bump",
          INT,
          List.of(P, N),
          eval(compound(at(P, N), BinaryOperator.ADD, 10)),
          ret(at(P, N)));

  private static int bump(int[] p, int n) {
    p[n] += 10;
    return p[n];
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void anElementIsReadBeforeTheCallThatChangesIt(Engine engine) {
    IntProgram.of(
            (out, a) -> {
              out[0] = a[1] + bump(a, 1);
              out[1] = bump(a, 2) + a[2];
              out[2] = a[0] * (a[0] = 7) + a[0];
            })
        .with(BUMP)
        .body(
            eval(assign(at(OUT, 0), add(at(A, 1), call("bump", INT, A, 1)))),
            eval(assign(at(OUT, 1), add(call("bump", INT, A, 2), at(A, 2)))),
            eval(assign(at(OUT, 2), add(mul(at(A, 0), assign(at(A, 0), 7)), at(A, 0)))))
        .check(engine);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void incrementsOfOneVariable(Engine engine) {
    IntProgram.of(
            (out, a) -> {
              int x = 5;
              x = x++ + ++x;
              out[0] = x;
              x = x-- - --x;
              out[1] = x;
              int y = x++ * 3 + x++ * 5 + x;
              out[2] = y;
              x += x++ + (x = 4) + x;
              out[3] = x;
              x = x++;
              out[4] = x;
            })
        .body(
            let(X, 5),
            eval(assign(X, add(postInc(X), preInc(X)))),
            eval(assign(at(OUT, 0), X)),
            eval(assign(X, sub(postDec(X), preDec(X)))),
            eval(assign(at(OUT, 1), X)),
            let(Y, add(add(mul(postInc(X), 3), mul(postInc(X), 5)), X)),
            eval(assign(at(OUT, 2), Y)),
            eval(compound(X, BinaryOperator.ADD, add(add(postInc(X), assign(X, 4)), X))),
            eval(assign(at(OUT, 3), X)),
            eval(assign(X, postInc(X))),
            eval(assign(at(OUT, 4), X)))
        .check(engine);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void indicesAreEvaluatedOnceAndFirst(Engine engine) {
    IntProgram.of(
            (out, a) -> {
              int i = 0;
              a[i++] += bump(a, i);
              out[0] = i;
              a[i] = i = 2;
              out[1] = i;
              out[2] = a[i++]++;
              out[3] = ++a[--i];
              a[a[i] & 7] -= a[i] = 3;
              int x = i;
              a[x] = x = 5;
              out[4] = a[i = 1] + a[i] * i;
            })
        .with(BUMP)
        .body(
            let(I, 0),
            eval(compound(at(A, postInc(I)), BinaryOperator.ADD, call("bump", INT, A, I))),
            eval(assign(at(OUT, 0), I)),
            eval(assign(at(A, I), assign(I, 2))),
            eval(assign(at(OUT, 1), I)),
            eval(assign(at(OUT, 2), postInc(at(A, postInc(I))))),
            eval(assign(at(OUT, 3), preInc(at(A, preDec(I))))),
            eval(
                compound(
                    at(A, bin(BinaryOperator.AND, at(A, I), 7)),
                    BinaryOperator.SUBTRACT,
                    assign(at(A, I), 3))),
            let(X, I),
            eval(assign(at(A, X), assign(X, 5))),
            eval(assign(at(OUT, 4), add(at(A, assign(I, 1)), mul(at(A, I), I)))))
        .check(engine);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void whatIsNotReachedHasNoEffect(Engine engine) {
    IntProgram.of(
            (out, a) -> {
              int x = 3;
              boolean flag = x > 5 && x++ > 0;
              out[0] = flag ? 1 : x;
              flag = x++ < 5 || bump(a, 0) > 0;
              out[1] = x;
              out[2] = x == 4 ? x++ + x : bump(a, 1);
              out[3] = bump(a, 2) > 0 && (x < 0 || a[2] == 13) ? x : -x;
              if (x++ == 5 && bump(a, 3) == a[3]) {
                out[4] = x;
              }
              out[5] = x + (x > 100 ? x++ : x--) + x;
            })
        .with(BUMP)
        .body(
            let(X, 3),
            let(FLAG, and(lt(5, X), lt(0, postInc(X)))),
            eval(assign(at(OUT, 0), cond(FLAG, 1, X))),
            eval(assign(FLAG, or(lt(postInc(X), 5), lt(0, call("bump", INT, A, 0))))),
            eval(assign(at(OUT, 1), X)),
            eval(assign(at(OUT, 2), cond(eq(X, 4), add(postInc(X), X), call("bump", INT, A, 1)))),
            eval(
                assign(
                    at(OUT, 3),
                    cond(
                        and(lt(0, call("bump", INT, A, 2)), or(lt(X, 0), eq(at(A, 2), 13))),
                        X,
                        sub(0, X)))),
            ifThen(
                and(eq(postInc(X), 5), eq(call("bump", INT, A, 3), at(A, 3))),
                eval(assign(at(OUT, 4), X))),
            eval(assign(at(OUT, 5), add(add(X, cond(lt(100, X), postInc(X), postDec(X))), X))))
        .check(engine);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void argumentsAndAssignmentsAreValues(Engine engine) {
    Variable x1 = var("a", 0, INT);
    Variable x2 = var("b", 1, INT);
    DeviceFunction first =
        function("first", INT, List.of(x1, x2), ret(sub(mul(x1, 100), preInc(x2))));
    IntProgram.of(
            (out, a) -> {
              int x = 1;
              int y;
              out[0] = first(x++, x++);
              x = y = first(x, x = 9);
              out[1] = x;
              out[2] = y;
              out[3] = first(first(x, ++y), first(y, x = 2));
              out[4] = a[0] = a[1] = x;
              out[5] = a[0] + a[1];
            })
        .with(first)
        .body(
            let(X, 1),
            Dsl.declare(Y),
            eval(assign(at(OUT, 0), call("first", INT, postInc(X), postInc(X)))),
            eval(assign(X, assign(Y, call("first", INT, X, assign(X, 9))))),
            eval(assign(at(OUT, 1), X)),
            eval(assign(at(OUT, 2), Y)),
            eval(
                assign(
                    at(OUT, 3),
                    call(
                        "first",
                        INT,
                        call("first", INT, X, preInc(Y)),
                        call("first", INT, Y, assign(X, 2))))),
            eval(assign(at(OUT, 4), assign(at(A, 0), assign(at(A, 1), X)))),
            eval(assign(at(OUT, 5), add(at(A, 0), at(A, 1)))))
        .check(engine);
  }

  private static int first(int a, int b) {
    return a * 100 - ++b;
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void compoundAssignmentsNarrow(Engine engine) {
    IntProgram.of(
            (out, a) -> {
              byte b = 127;
              b++;
              out[0] = b;
              b += 3.7f;
              out[1] = b;
              short s = -1;
              s >>>= 10;
              out[2] = s;
              char c = 0;
              c--;
              out[3] = c;
              c *= 2L;
              out[4] = c;
              long l = 1;
              l <<= 65;
              out[5] = (int) l;
              int x = 10;
              x /= 0.25;
              out[6] = x;
              x -= 5_000_000_000L;
              out[7] = x;
            })
        .body(
            let(B, (byte) 127),
            eval(postInc(B)),
            eval(assign(at(OUT, 0), conv(INT, B))),
            eval(compound(B, BinaryOperator.ADD, 3.7f)),
            eval(assign(at(OUT, 1), conv(INT, B))),
            let(S, (short) -1),
            eval(compound(S, BinaryOperator.SHIFT_RIGHT_UNSIGNED, 10)),
            eval(assign(at(OUT, 2), conv(INT, S))),
            let(C, (char) 0),
            eval(postDec(C)),
            eval(assign(at(OUT, 3), conv(INT, C))),
            eval(compound(C, BinaryOperator.MULTIPLY, 2L)),
            eval(assign(at(OUT, 4), conv(INT, C))),
            let(L, 1L),
            eval(compound(L, BinaryOperator.SHIFT_LEFT, 65)),
            eval(assign(at(OUT, 5), conv(INT, L))),
            let(X, 10),
            eval(compound(X, BinaryOperator.DIVIDE, 0.25)),
            eval(assign(at(OUT, 6), X)),
            eval(compound(X, BinaryOperator.SUBTRACT, 5_000_000_000L)),
            eval(assign(at(OUT, 7), X)))
        .check(engine);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void statementsInsideExpressions(Engine engine) {
    IntProgram.of(
            (out, a) -> {
              int x = 2;
              int r;
              int left = x;
              x *= 3;
              r = x > 5 ? 1 : 0;
              out[0] = left + (r + x);
            })
        .body(
            let(X, 2),
            eval(
                assign(
                    at(OUT, 0),
                    add(
                        X,
                        add(
                            stmtExpr(
                                R,
                                eval(compound(X, BinaryOperator.MULTIPLY, 3)),
                                Dsl.declare(R),
                                eval(assign(R, cond(lt(5, X), 1, 0)))),
                            X)))))
        .check(engine);
  }
}
