<#-- @ftlvariable name="" type="dev.sycamore.header.model.ConstantArrayRow" -->
  private static final ConstantArrayBinding ARRAY${index?c} =
      ConstantArrayBinding.of(
          MethodHandles.lookup(),
          ${holder},
          ${field},
          ${name},
          ElementKind.${element},
          List.of(<#list sizes as size>${size?c}<#sep>, </#list>)<#list content as piece>,
          ${piece}</#list>);
