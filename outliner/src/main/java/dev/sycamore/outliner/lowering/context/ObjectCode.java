package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.Optional;

/**
 * Code that may use {@code this}.
 *
 * @param attribution of its file
 * @param thisClass the class of the object, where it is known exactly
 */
public record ObjectCode(
    Attribution attribution, Optional<JavaType.Declared> thisClass, Node node) {}
