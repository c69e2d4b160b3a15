package dev.sycamore.backend.images;

import dev.sycamore.backend.target.CodeFormat;
import java.nio.file.Path;

/** A file table with images of a format: the columns Code and Symbols, and maybe Properties. */
public record ImageTable(CodeFormat format, Path file) {}
