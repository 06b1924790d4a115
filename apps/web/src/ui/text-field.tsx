import { type ComponentProps, useId } from 'react'
import { describedBy, FieldFrame, type FieldProps, inputStyle } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className'>

export const TextField = ({ label, hint, error, className, id, ...props }: TextFieldProps) => {
  const ownId = useId()
  const inputId = id ?? ownId
  const field = { label, hint, error, ...(className === undefined ? {} : { className }) }
  return (
    <FieldFrame id={inputId} {...field}>
      <input id={inputId} className={inputStyle} {...describedBy(inputId, field)} {...props} />
    </FieldFrame>
  )
}
