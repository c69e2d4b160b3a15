<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CMember" -->
<@include object=record/>.${member}<#t>
