<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CCast" -->
(${type})<@include object=operand/><#t>
