<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CArrayDeclaration" -->
${type} ${name}[${length}];
