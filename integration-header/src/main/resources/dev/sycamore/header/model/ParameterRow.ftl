<#-- @ftlvariable name="" type="dev.sycamore.header.model.ParameterRow" -->

            new ParameterBinding(${argument}, ParameterRole.${role}, ${dimension}, ${offset}, ${size})<#rt>
