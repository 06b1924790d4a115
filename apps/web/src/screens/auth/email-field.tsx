import { auth as words } from '@/text/auth'
import { TextField } from '@/ui/text-field'

/** The e-mail of an account, as password managers and phone keyboards recognise it. */
export const EmailField = ({ error }: { readonly error: string | undefined }) => (
  <TextField
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
