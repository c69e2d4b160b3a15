package dev.sycamore.backend.worker.flow;

/** A jump from one block to another. */
public record FlowEdge(int from, int to) {}
