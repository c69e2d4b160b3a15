<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CFunction" -->
<#if guard?has_content>
#if ${guard}
</#if>
${qualifier}${returnType} ${name}(<#list parameters as parameter>${parameter.type} ${parameter.name}<#sep>, <#else>void</#list>) {
<#list body as statement>
<@include object=statement/>
</#list>
}
<#if guard?has_content>
#endif
</#if>
