<#-- @ftlvariable name="" type="dev.sycamore.header.model.HeaderKernel" -->
/* The kernel at ${place}. */
<#if parameters?has_content>
struct sycamore_block_${entryPoint} {
<#list parameters as parameter>
  ${parameter.declaration};
</#list>
};

static const struct sycamore_parameter sycamore_parameters_${entryPoint}[] = {
<#list parameters as parameter>
<@include object=parameter/><#sep>,</#sep>
</#list>
};

</#if>
<#if arguments?has_content>
static const struct sycamore_argument sycamore_arguments_${entryPoint}[] = {
<#list arguments as argument>
<@include object=argument/><#sep>,</#sep>
</#list>
};

</#if>
<#if aspects?has_content>
static const enum sycamore_aspect sycamore_aspects_${entryPoint}[] = {
  <#list aspects as aspect>SYCAMORE_ASPECT_${aspect}<#sep>, </#list>
};

</#if>
<#if fixedTargets?has_content>
static const char *const sycamore_fixed_targets_${entryPoint}[] = {
  <#list fixedTargets as target>${target}<#sep>, </#list>
};

</#if>
static const struct sycamore_kernel sycamore_kernel_${entryPoint} = {
  ${name},
  "${entryPoint}",
  SYCAMORE_FORM_${form}, ${dimensions},
  ${file}, ${line}, ${column},
  ${arguments?size}, <#if arguments?has_content>sycamore_arguments_${entryPoint}<#else>NULL</#if>,
  ${parameters?size}, <#if parameters?has_content>sycamore_parameters_${entryPoint}<#else>NULL</#if>,
  {<#list requiredWorkGroupSize as size>${size}<#sep>, </#list>}, ${requiredSubGroupSize},
  ${aspects?size}, <#if aspects?has_content>sycamore_aspects_${entryPoint}<#else>NULL</#if>,
  ${fixedTargets?size}, <#if fixedTargets?has_content>sycamore_fixed_targets_${entryPoint}<#else>NULL</#if>,
  ${privateBytes}
};
