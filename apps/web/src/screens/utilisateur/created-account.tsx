import type { CreateUserResponse } from '@vigie/contracts/rest'
import { useConfig } from '@/data'
import { users } from '@/text/users'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { DialogActions, DialogBody } from '@/ui/dialog'

const words = users.created

type CreatedAccountProps = {
  readonly created: CreateUserResponse
  readonly onAnother: () => void
  readonly onClose: () => void
}

/** Whether the person of a new account was written to, and what to do where they were not. */
export const CreatedAccount = ({ created: { user, invited }, onAnother, onClose }: CreatedAccountProps) => (
  <>
    <DialogBody>
      {invited ? (
        <Alert tone="good">{words.invited(user.email ?? '')}</Alert>
      ) : (
        <Alert tone="warn">{words.notInvited(user.email ?? '')}</Alert>
      )}
      <EmulatorHint />
    </DialogBody>
    <DialogActions>
      <Button variant="outline" onClick={onAnother}>
        {words.another}
      </Button>
      <Button onClick={onClose}>{words.close}</Button>
    </DialogActions>
  </>
)

/** The emulator of the identity service writes no e-mail: it lists what it would have written. */
const EmulatorHint = () => {
  const { emulatorUrl, projectId } = useConfig().identity
  if (emulatorUrl === null) return null
  return (
    <p className="text-muted text-sm">
      {words.emulator}{' '}
      <a
        className="text-primary underline underline-offset-4"
        href={`${emulatorUrl}/emulator/v1/projects/${projectId}/oobCodes`}
        target="_blank"
        rel="noreferrer"
      >
        {words.emulatorLinks}
      </a>
    </p>
  )
}
