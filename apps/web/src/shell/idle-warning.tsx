import { useEffect, useState } from 'react'
import { text } from '@/text'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

const words = text.shell.idle

type IdleWarningProps = {
  /** when the page signs out, ms since 1970 on the clock of this machine */
  readonly endsAt: number
  readonly onStay: () => void
}

/** Says that the page is about to sign out; any use of the page keeps the session. */
export const IdleWarning = ({ endsAt, onStay }: IdleWarningProps) => (
  <Dialog
    open
    onOpenChange={onStay}
    title={words.title}
    description={<Countdown endsAt={endsAt} />}
    closeLabel={text.common.close}
  >
    <div className="flex justify-end p-4 pt-2 md:px-5">
      <Button onClick={onStay}>{words.stay}</Button>
    </div>
  </Dialog>
)

const Countdown = ({ endsAt }: { readonly endsAt: number }) => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return words.help(Math.max(0, Math.ceil((endsAt - now) / 1_000)))
}
