<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CPrototype" -->
<#if guard?has_content>
#if ${guard}
</#if>
${returnType} ${name}(<#list parameterTypes as type>${type}<#sep>, <#else>void</#list>);
<#if guard?has_content>
#endif
</#if>
