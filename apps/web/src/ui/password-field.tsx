import { Eye, EyeOff, KeyRound } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { Button } from './button.tsx'
import { describedBy, FieldFrame, type FieldProps, inputStyle } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { generatePassword } from './password-generator.ts'

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'type'> & {
    readonly labels: { readonly show: string; readonly hide: string; readonly generate: string }
    /** Given: a button proposes a password (R5.2), shown in clear, and hands it over here. */
    readonly onGenerate?: (password: string) => void
  }

/** Password input with show/hide and, on request, a generator (R5.3). */
export const PasswordField = ({
  label,
  hint,
  error,
  className,
  id,
  labels,
  onGenerate,
  ...props
}: PasswordFieldProps) => {
  const ownId = useId()
  const [visible, setVisible] = useState(false)
  const inputId = id ?? ownId
  const field = { label, hint, error, ...(className === undefined ? {} : { className }) }
  const generate = () => {
    onGenerate?.(generatePassword())
    setVisible(true)
  }
  return (
    <FieldFrame id={inputId} {...field}>
      <div className="relative flex">
        <input
          id={inputId}
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          className={`${inputStyle} pr-11`}
          {...describedBy(inputId, field)}
          {...props}
        />
        <div className="absolute inset-y-0 right-1 flex items-center gap-0.5">
          <IconButton
            size="sm"
            label={visible ? labels.hide : labels.show}
            aria-controls={inputId}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOff /> : <Eye />}
          </IconButton>
        </div>
      </div>
      {onGenerate && (
        <Button variant="link" size="sm" onClick={generate} className="-ml-3 self-start">
          <KeyRound aria-hidden />
          {labels.generate}
        </Button>
      )}
    </FieldFrame>
  )
}
