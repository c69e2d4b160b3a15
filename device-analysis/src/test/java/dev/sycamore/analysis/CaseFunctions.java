package dev.sycamore.analysis;

import dev.sycamore.analysis.lowered.AspectMarks;
import dev.sycamore.analysis.lowered.CallEdge;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.ImportedFunction;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.DeviceType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The functions of a case, each with the first call chain that leads to it. */
final class CaseFunctions {
  private final Map<String, DeviceFunction> defined = new HashMap<>();
  private final Map<String, ImportedFunction> imported = new HashMap<>();
  private final Map<String, FunctionHandle> handles = new HashMap<>();
  private final CaseFacts facts;

  CaseFunctions(DeviceUnit unit, CaseFacts facts) {
    unit.functions().forEach(function -> defined.put(function.symbol(), function));
    unit.imports().forEach(function -> imported.put(function.symbol(), function));
    this.facts = facts;
  }

  String displayName(String symbol) {
    DeviceFunction function = defined.get(symbol);
    if (function == null) {
      return imported.get(symbol).displayName();
    }
    return function.displayName().isEmpty() ? symbol : function.displayName();
  }

  /** The calls of a body, in the order of the text. */
  List<CallEdge> calls(DeviceStatement body, SourceCallChain chain) {
    List<CallEdge> calls = new ArrayList<>();
    new ModelScanner() {
      @Override
      public Void visitCall(Call e) {
        SourceCallChain way = chain.calling(e.span(), displayName(e.function()));
        calls.add(new CallEdge(of(e.function(), e.type(), way), e.span()));
        return super.visitCall(e);
      }
    }.scan(body);
    return calls;
  }

  FunctionHandle of(String symbol, SourceCallChain way) {
    return of(symbol, defined.get(symbol).returnType(), way);
  }

  private FunctionHandle of(String symbol, DeviceType type, SourceCallChain way) {
    FunctionHandle known = handles.get(symbol);
    if (known == null) {
      DeviceFunction function = defined.get(symbol);
      known =
          function == null
              ? FunctionHandle.of(imported.get(symbol), type, way)
              : lowered(function, way);
      handles.put(symbol, known);
    }
    return known;
  }

  private FunctionHandle lowered(DeviceFunction function, SourceCallChain way) {
    FunctionHandle handle =
        new FunctionHandle(
            function.symbol(),
            function.symbol(),
            function.returnType(),
            way,
            function.span(),
            function.origin(),
            facts.requirements(function.symbol()),
            new AspectMarks(
                function
                    .aspects()
                    .declared()
                    .map(aspects -> new AspectMarks.Mark(aspects, function.span())),
                Optional.empty()));
    handle.lowered(
        Optional.of(function),
        function.parameters().stream()
            .filter(parameter -> facts.implicit().contains(parameter.name()))
            .collect(Collectors.toSet()),
        calls(function.body(), way),
        List.of());
    return handle;
  }
}
