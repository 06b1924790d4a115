import { text } from '@/text'
import { siteSettings } from '@/text/alarm-settings'
import { Button } from '@/ui/button'
import { Dialog, DialogActions, DialogBody } from '@/ui/dialog'
import { useLeaveGuard } from '@/widgets/page/use-leave-guard'

const { leave: words } = siteSettings

/** Asks whoever leaves while something is not saved. */
export const LeaveQuestion = ({ isHeld }: { readonly isHeld: boolean }) => {
  const leaving = useLeaveGuard(isHeld)
  if (leaving === null) return null
  return (
    <Dialog open onOpenChange={leaving.stay} title={words.title} closeLabel={text.common.close}>
      <DialogBody isRead>
        <p className="text-sm">{words.help}</p>
      </DialogBody>
      <DialogActions>
        <Button variant="danger" onClick={leaving.leave}>
          {words.leave}
        </Button>
        <Button autoFocus onClick={leaving.stay}>
          {words.stay}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
