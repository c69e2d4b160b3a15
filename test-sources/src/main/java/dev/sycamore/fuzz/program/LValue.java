package dev.sycamore.fuzz.program;

/** What can be assigned to. */
public sealed interface LValue extends Expr permits Expr.Name, Expr.Element, ChosenElement {}
