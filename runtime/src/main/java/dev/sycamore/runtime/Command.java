package dev.sycamore.runtime;

/** What a handler describes: the one thing that a submit does. */
public sealed interface Command permits LaunchRequest, HostCommand, EmptyCommand {}
