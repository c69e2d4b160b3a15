<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CCall" -->
${function}(<#list arguments as argument><@include object=argument/><#sep>, </#list>)<#t>
