package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.expr.LambdaExpr;
import dev.sycamore.model.KernelForm;
import dev.sycamore.outliner.attribution.FunctionTarget;
import dev.sycamore.outliner.source.ParsedUnit;
import java.util.Optional;

/**
 * A kernel as the source has it.
 *
 * @param explicitName the name that the launch gives it
 */
public record KernelSite(
    ParsedUnit unit,
    LambdaExpr lambda,
    FunctionTarget target,
    KernelForm form,
    int dimensions,
    Optional<String> explicitName) {}
