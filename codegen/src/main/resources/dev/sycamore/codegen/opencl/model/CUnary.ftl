<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CUnary" -->
${operator}<@include object=operand/><#t>
