import { users } from '@/text/users'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { DialogActions, DialogBody } from '@/ui/dialog'

const words = users.created

export type Credentials = { readonly email: string; readonly password: string }

type CreatedAccountProps = {
  readonly credentials: Credentials
  readonly onAnother: () => void
  readonly onClose: () => void
}

/** The credentials of a new account, shown this once. */
export const CreatedAccount = ({ credentials: { email, password }, onAnother, onClose }: CreatedAccountProps) => (
  <>
    <DialogBody>
      <dl className="flex flex-col gap-3 rounded-lg bg-sunken p-3 text-sm">
        <div>
          <dt className="text-muted text-xs">{words.email}</dt>
          <dd className="break-all font-medium">{email}</dd>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-2">
          <div className="min-w-0">
            <dt className="text-muted text-xs">{words.password}</dt>
            <dd className="break-all font-medium font-mono">{password}</dd>
          </div>
          <CopyButton value={password} labels={copyLabels} />
        </div>
      </dl>
    </DialogBody>
    <DialogActions>
      <Button variant="outline" onClick={onAnother}>
        {words.another}
      </Button>
      <Button onClick={onClose}>{words.close}</Button>
    </DialogActions>
  </>
)

export const copyLabels = {
  copy: users.form.copy,
  copied: users.form.copied,
  failed: users.form.copyFailed,
} as const
