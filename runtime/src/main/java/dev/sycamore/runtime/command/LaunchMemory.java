package dev.sycamore.runtime.command;

/** What a kernel captures that serves the launch it was made for only: an accessor. */
public interface LaunchMemory {}
