<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CText" -->
${text}<#t>
