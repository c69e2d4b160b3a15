<#-- @ftlvariable name="" type="dev.sycamore.header.model.KernelTable" -->
  private static KernelBinding kernel${index}() {
    return new KernelBinding(
        ${name},
        ${entryPoint},
        KernelForm.${form},
        ${dimensions},
        ${file},
        ${line},
        ${column},
        ${endLine},
        ${implementationSignature},
        List.of(<#list arguments as argument><@include object=argument/><#sep>,</#list>),
        List.of(<#list parameters as parameter><@include object=parameter/><#sep>,</#list>),
<#if requiredWorkGroupSize?has_content || requiredSubGroupSize != 0 || aspects?has_content || fixedTargets?has_content || privateBytes != 0>
        new LaunchAttributes(
            List.of(<#list requiredWorkGroupSize as size>${size}<#sep>, </#list>),
            ${requiredSubGroupSize},
            List.of(<#list aspects as aspect>Aspect.${aspect}<#sep>, </#list>),
            List.of(<#list fixedTargets as target>${target}<#sep>, </#list>),
            ${privateBytes?c}L));
<#else>
        LaunchAttributes.NONE);
</#if>
  }

  private static Object argument${index}(int argument, Object[] captured) {
<#if arguments?has_content>
    return switch (argument) {
<#list arguments as argument>
      case ${argument.index} -> ${argument.value};
</#list>
      default -> throw new IndexOutOfBoundsException("argument " + argument);
    };
<#else>
    throw new IndexOutOfBoundsException("argument " + argument);
</#if>
  }
