package dev.sycamore.runtime.command;

/** The use of a plain array by a command. */
public record ArrayUse(Object array, boolean writes) {}
