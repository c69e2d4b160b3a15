package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.ArrayVariable;
import java.util.List;

/**
 * An array variable that is assigned again.
 *
 * @param variable with what holds for each of its values: the smallest mask, and writable if all of
 *     them are
 * @param values what may be assigned to it: arrays that live as long as it
 */
record ChangingArray(ArrayVariable variable, List<ArrayVariable> values) {}
