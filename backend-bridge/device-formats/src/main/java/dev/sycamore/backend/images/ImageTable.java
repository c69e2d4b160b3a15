package dev.sycamore.backend.images;

import dev.sycamore.backend.target.ImageTarget;
import java.nio.file.Path;

/** A file table with images for a target: the columns Code and Symbols, and maybe Properties. */
public record ImageTable(ImageTarget target, Path file) {}
