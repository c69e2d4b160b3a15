<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CHelper" -->
${text}