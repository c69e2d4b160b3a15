<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CLabel" -->
${label}: ;
