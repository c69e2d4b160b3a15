<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CStructValue" -->
(${type}){<#list members as member><@include object=member/><#sep>, </#list>}<#t>
