<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CConstantArray" -->
<#if guard?has_content>
#if ${guard}
</#if>
__constant ${type} ${name}[${values?size}] = {<#list values as value>${value}<#sep>, </#list>};
<#if guard?has_content>
#endif
</#if>
