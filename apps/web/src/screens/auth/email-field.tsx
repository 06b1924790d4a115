import { auth as words } from '@/text/auth'
import { TextField } from '@/ui/text-field'
import { useFirstFocus } from '@/ui/use-first-focus'

/** The e-mail of an account, as password managers and phone keyboards recognise it; typing can begin there at once. */
export const EmailField = ({ error }: { readonly error: string | undefined }) => (
  <TextField
    ref={useFirstFocus<HTMLInputElement>()}
    label={words.email}
    type="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    placeholder={words.emailPlaceholder}
    name="email"
    error={error}
  />
)
