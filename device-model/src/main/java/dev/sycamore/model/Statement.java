package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/** A structured statement. Control flow is Java's (JLS 14). */
public sealed interface Statement
    permits Block,
        DeclareLocal,
        DeclarePrivateArray,
        Evaluate,
        If,
        While,
        DoWhile,
        For,
        Labeled,
        Switch,
        Break,
        Continue,
        Return,
        Assert {

  SourceSpan span();
}
