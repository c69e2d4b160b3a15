package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr;
import java.util.List;

/**
 * What a helper is called with.
 *
 * @param leading text of arguments that no reduction touches, with a comma after each
 * @param arguments those that follow
 */
record GivenArguments(String leading, List<Expr> arguments) {}
