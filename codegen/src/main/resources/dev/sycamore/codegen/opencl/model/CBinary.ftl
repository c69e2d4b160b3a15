<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CBinary" -->
<@include object=left/> ${operator} <@include object=right/><#t>
