import type { MaintenanceWindow } from '@vigie/contracts/entities'
import { codeOf } from '@/data'
import { useEndMaintenance } from '@/data/maintenance'
import { text } from '@/text'
import { errors } from '@/text/errors'
import { maintenanceText as words } from '@/text/maintenance'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog, DialogActions, DialogBody } from '@/ui/dialog'

type EndQuestionProps = { readonly window: MaintenanceWindow; readonly onClose: () => void }

/** Asks before a window is ended, or cancelled where it has not begun. */
export const EndQuestion = ({ window, onClose }: EndQuestionProps) => {
  const end = useEndMaintenance()
  const isActive = window.state === 'active'
  const failure = end.isError ? (codeOf(end.error) ?? 'internal') : null
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isActive ? words.question.end : words.question.cancel}
      description={isActive ? words.question.endHelp : words.question.cancelHelp}
      closeLabel={text.common.close}
    >
      <DialogBody isRead>
        <p className="text-sm">{window.reason}</p>
        {failure !== null && <Alert tone="bad">{errors[failure]}</Alert>}
      </DialogBody>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {words.question.keep}
        </Button>
        <Button variant="danger" pending={end.isPending} onClick={() => end.mutate(window.id, { onSuccess: onClose })}>
          {isActive ? words.end : words.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
