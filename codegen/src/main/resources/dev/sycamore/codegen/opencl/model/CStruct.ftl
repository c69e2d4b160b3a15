<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CStruct" -->
typedef struct {
<#list members as member>
${member.type} ${member.name};
</#list>
} ${name};
