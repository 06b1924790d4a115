import { siteSettings } from '@/text/alarm-settings'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'

const { save: words } = siteSettings

type ConflictProps = {
  /** false drops what was typed */
  readonly onSettle: (keepsMine: boolean) => void
  readonly children: string
}

/** What somebody else set since one typed, and the two ways on. */
export const Conflict = ({ onSettle, children }: ConflictProps) => (
  <Alert
    tone="warn"
    className="col-span-full flex-wrap"
    action={
      <span className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={() => onSettle(true)}>
          {words.keepMine}
        </Button>
        <Button size="sm" variant="outline" onClick={() => onSettle(false)}>
          {words.takeTheirs}
        </Button>
      </span>
    }
  >
    {children}
  </Alert>
)
