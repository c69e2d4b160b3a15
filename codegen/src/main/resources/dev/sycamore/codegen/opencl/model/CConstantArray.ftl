<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CConstantArray" -->
__constant ${type} ${name}[${values?size}] = {<#list values as value>${value}<#sep>, </#list>};
