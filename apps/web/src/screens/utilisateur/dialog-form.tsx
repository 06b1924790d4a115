import type { FormEventHandler, ReactNode } from 'react'
import { text } from '@/text'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { DialogActions, DialogBody } from '@/ui/dialog'
import { sentenceOf } from './use-account-acts.ts'

type DialogFormProps = {
  /** The act the form leads to. */
  readonly act: { readonly error: unknown; readonly isPending: boolean }
  readonly submit: string
  readonly variant?: 'danger'
  readonly disabled?: boolean
  readonly onSubmit: FormEventHandler
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A form in a dialog: what went wrong, its fields, the way out and the act. */
export const DialogForm = ({ act, submit, variant, disabled, onSubmit, onCancel, children }: DialogFormProps) => (
  <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-col">
    <DialogBody>
      {act.error !== null && <Alert tone="bad">{sentenceOf(act.error)}</Alert>}
      {children}
    </DialogBody>
    <DialogActions>
      <Button variant="outline" onClick={onCancel}>
        {text.common.cancel}
      </Button>
      <Button type="submit" pending={act.isPending} disabled={disabled} {...(variant && { variant })}>
        {submit}
      </Button>
    </DialogActions>
  </form>
)
