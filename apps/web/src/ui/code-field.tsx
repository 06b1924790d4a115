import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'
import { useFirstFocus } from './use-first-focus.ts'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'className'> & {
  /** takes the focus as soon as it is shown */
  readonly isFirst?: boolean
}

/** The six digits of an authenticator, as phones and password managers fill them in. */
export const CodeField = ({ isFirst = false, ...props }: CodeFieldProps) => {
  const first = useFirstFocus<HTMLInputElement>()
  return (
    <TextField
      {...(isFirst ? { ref: first } : {})}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={7}
      className="max-w-40"
      {...props}
    />
  )
}
