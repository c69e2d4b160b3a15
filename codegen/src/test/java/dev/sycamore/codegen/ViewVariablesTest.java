package dev.sycamore.codegen;

import static dev.sycamore.codegen.Dsl.add;
import static dev.sycamore.codegen.Dsl.array;
import static dev.sycamore.codegen.Dsl.assign;
import static dev.sycamore.codegen.Dsl.at;
import static dev.sycamore.codegen.Dsl.call;
import static dev.sycamore.codegen.Dsl.cond;
import static dev.sycamore.codegen.Dsl.declare;
import static dev.sycamore.codegen.Dsl.eq;
import static dev.sycamore.codegen.Dsl.eval;
import static dev.sycamore.codegen.Dsl.extent;
import static dev.sycamore.codegen.Dsl.function;
import static dev.sycamore.codegen.Dsl.global;
import static dev.sycamore.codegen.Dsl.let;
import static dev.sycamore.codegen.Dsl.lt;
import static dev.sycamore.codegen.Dsl.mul;
import static dev.sycamore.codegen.Dsl.part;
import static dev.sycamore.codegen.Dsl.postInc;
import static dev.sycamore.codegen.Dsl.ret;
import static dev.sycamore.codegen.Dsl.stmtExpr;
import static dev.sycamore.codegen.Dsl.sub;
import static dev.sycamore.codegen.Dsl.var;
import static dev.sycamore.codegen.Dsl.view;
import static dev.sycamore.codegen.Dsl.whileLoop;
import static dev.sycamore.model.type.ScalarType.INT;

import dev.sycamore.codegen.engines.Engine;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.type.AddressSpace;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Variables that hold one view and then another. */
class ViewVariablesTest {

  private static final Variable OUT = IntProgram.OUT;
  private static final Variable IN = IntProgram.IN;

  private static final Variable T = var("t", 2, global(INT));
  private static final Variable U = var("u", 3, global(INT));
  private static final Variable I = var("i", 4, INT);
  private static final Variable R = var("r", 5, INT);

  private static final Variable A = var("a", 6, view(INT, 1, AddressSpace.PRIVATE));
  private static final Variable B = var("b", 7, view(INT, 1, AddressSpace.PRIVATE));
  private static final Variable FROM = var("from", 8, view(INT, 1, AddressSpace.PRIVATE));
  private static final Variable TO = var("to", 9, view(INT, 1, AddressSpace.PRIVATE));
  private static final Variable SWAP = var("swap", 10, view(INT, 1, AddressSpace.PRIVATE));

  @ParameterizedTest
  @EnumSource(Engine.class)
  void pingPongOfPrivateArrays(Engine engine) {
    IntProgram.of(
            (out, in) -> {
              int[] from = {3, 4};
              int[] to = new int[2];
              for (int i = 0; i < 5; i++) {
                to[0] = from[1] + i;
                to[1] = from[0] * 3;
                int[] swap = from;
                from = to;
                to = swap;
              }
              out[0] = from[0];
              out[1] = from[1];
              out[2] = to[0];
              out[3] = to[1];
            })
        .body(
            array(A, 2, 3, 4),
            array(B, 2),
            let(FROM, A),
            let(TO, B),
            let(I, 0),
            whileLoop(
                lt(I, 5),
                eval(assign(at(TO, 0), add(at(FROM, 1), I))),
                eval(assign(at(TO, 1), mul(at(FROM, 0), 3))),
                let(SWAP, FROM),
                eval(assign(FROM, TO)),
                eval(assign(TO, SWAP)),
                eval(postInc(I))),
            eval(assign(at(OUT, 0), at(FROM, 0))),
            eval(assign(at(OUT, 1), at(FROM, 1))),
            eval(assign(at(OUT, 2), at(TO, 0))),
            eval(assign(at(OUT, 3), at(TO, 1))))
        .check(engine);
  }

  /** All parts of the new view are of the old one, also where its memory decides. */
  @ParameterizedTest
  @EnumSource(Engine.class)
  void newViewIsMadeOfTheOldOne(Engine engine) {
    IntProgram.of(
            (out, in) -> {
              // The windows of `in`: from 0, from 2, from 4; each is two elements shorter.
              out[0] = 1 + 8;
              out[1] = 3 + 6;
              out[2] = 5 + 4;
              out[3] = 2;
            })
        .body(
            let(T, IN),
            let(I, 0),
            whileLoop(
                lt(I, 3),
                eval(assign(at(OUT, I), add(at(T, 0), extent(T, 0)))),
                eval(
                    assign(
                        T, cond(lt(at(T, 0), 9), part(T, 2, sub(extent(T, 0), 2)), part(T, 0, 1)))),
                eval(postInc(I))),
            eval(assign(at(OUT, 3), extent(T, 0))))
        .check(engine);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void memoryOfTheOldViewDecides(Engine engine) {
    IntProgram.of(
            (out, in) -> {
              int[] t = in;
              t = t[7] == 8 ? out : in;
              t[0] = t.length + in[0];
            })
        .body(
            let(T, part(IN, 6, 2)),
            eval(assign(T, cond(eq(at(T, 1), 8), part(OUT, 0, 8), part(IN, 0, 3)))),
            eval(assign(at(T, 0), add(extent(T, 0), at(IN, 0)))))
        .check(engine);
  }

  /** Only the branch that is taken happens. */
  @ParameterizedTest
  @EnumSource(Engine.class)
  void branchesHaveEffects(Engine engine) {
    IntProgram.of(
            (out, in) -> {
              int i = 0;
              out[0] = in[++i];
              out[1] = i;
            })
        .body(
            let(I, 0),
            eval(
                assign(
                    at(OUT, 0),
                    at(
                        cond(
                            eq(at(IN, 0), 1),
                            stmtExpr(T, eval(postInc(I)), let(T, part(IN, I, 3))),
                            stmtExpr(U, eval(assign(I, 7)), let(U, part(OUT, I, 1)))),
                        0))),
            eval(assign(at(OUT, 1), I)))
        .check(engine);
  }

  /** A parameter is a variable of the function alone. */
  @ParameterizedTest
  @EnumSource(Engine.class)
  void parameterIsAssigned(Engine engine) {
    Variable p = var("p", 0, global(INT));
    Variable q = var("q", 1, global(INT));
    DeviceFunction last =
        function(
            "last",
            INT,
            List.of(p, q),
            eval(assign(at(p, 1), 70)),
            eval(assign(p, q)),
            ret(add(at(p, 7), extent(p, 0))));
    IntProgram.of(
            (out, in) -> {
              out[1] = 70;
              out[0] = in[7] + in.length;
            })
        .with(last)
        .body(let(T, OUT), let(R, call("last", INT, T, IN)), eval(assign(at(T, 0), R)))
        .check(engine);
  }

  /** It gets its first value in one of two branches. */
  @ParameterizedTest
  @EnumSource(Engine.class)
  void withoutInitialValue(Engine engine) {
    IntProgram.of((out, in) -> out[2] = in[2] + 5)
        .body(
            declare(T),
            eval(assign(T, cond(eq(at(IN, 1), 2), IN, OUT))),
            let(U, T),
            eval(assign(T, OUT)),
            eval(assign(at(T, 2), add(at(U, 2), 5))))
        .check(engine);
  }
}
