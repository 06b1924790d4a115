import type { CreateUserResponse } from '@vigie/contracts/rest'
import { useState } from 'react'
import { text } from '@/text'
import { users } from '@/text/users'
import { Dialog } from '@/ui/dialog'
import { CreateAccount } from './create-account.tsx'
import { CreatedAccount } from './created-account.tsx'

type CreateDialogProps = { readonly open: boolean; readonly onClose: () => void }

/** A new account: the form, then whether its person was written to. */
export const CreateDialog = ({ open, onClose }: CreateDialogProps) => {
  const [created, setCreated] = useState<CreateUserResponse | null>(null)
  const close = () => {
    setCreated(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={created === null ? users.form.createTitle : users.created.title}
      {...(created === null && { description: users.form.createHelp })}
      closeLabel={text.common.close}
    >
      {created === null ? (
        <CreateAccount onCreated={setCreated} onCancel={close} />
      ) : (
        <CreatedAccount created={created} onAnother={() => setCreated(null)} onClose={close} />
      )}
    </Dialog>
  )
}
