<#-- @ftlvariable name="" type="dev.sycamore.header.model.SiteRow" -->

            new ReportSite(
                ReportKind.${kind}, ${function}, ${file}, ${line}, ${column}, ${text},
                List.of(<#list operands as operand>ElementKind.${operand}<#sep>, </#list>))<#rt>
