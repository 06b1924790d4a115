import { useState } from 'react'
import { text } from '@/text'
import { users } from '@/text/users'
import { Dialog } from '@/ui/dialog'
import { CreateAccount } from './create-account.tsx'
import { CreatedAccount, type Credentials } from './created-account.tsx'

type CreateDialogProps = { readonly open: boolean; readonly onClose: () => void }

/** A new account: the form, then the credentials to hand over. */
export const CreateDialog = ({ open, onClose }: CreateDialogProps) => {
  const [created, setCreated] = useState<Credentials | null>(null)
  const close = () => {
    setCreated(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={created === null ? users.form.createTitle : users.created.title}
      description={created === null ? users.form.createHelp : users.created.help}
      closeLabel={text.common.close}
    >
      {created === null ? (
        <CreateAccount onCreated={setCreated} onCancel={close} />
      ) : (
        <CreatedAccount credentials={created} onAnother={() => setCreated(null)} onClose={close} />
      )}
    </Dialog>
  )
}
