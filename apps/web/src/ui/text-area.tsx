import { cx } from 'class-variance-authority'
import { type ComponentProps, useId } from 'react'
import { describedBy, FieldFrame, type FieldProps, inputStyle } from './field.tsx'

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className'>

/** Text of several lines. */
export const TextArea = ({ label, hint, error, className, id, ...props }: TextAreaProps) => {
  const ownId = useId()
  const inputId = id ?? ownId
  const field = { label, hint, error, ...(className === undefined ? {} : { className }) }
  return (
    <FieldFrame id={inputId} {...field}>
      <textarea
        id={inputId}
        className={cx(inputStyle, 'h-auto min-h-32 py-2 leading-6')}
        style={{ resize: 'vertical' }}
        {...describedBy(inputId, field)}
        {...props}
      />
    </FieldFrame>
  )
}
