import type { ReactNode } from 'react'
import { useNow, useSite } from '@/data'
import { formatDateTime, text } from '@/text'
import { PeriodLabel, PeriodPicker } from '../period/period-picker.tsx'

type PageFrameProps = {
  readonly title: string
  /** The way back up, above the title. */
  readonly above?: ReactNode
  /** Beside the title: state, actions. */
  readonly beside?: ReactNode
  /** Off: nothing on this screen depends on a period. */
  readonly withPeriod?: boolean
  readonly children: ReactNode
}

/** A technical screen: its title, the period it shows, and its parts below each other. */
export const PageFrame = ({ title, above, beside, withPeriod = true, children }: PageFrameProps) => (
  <div className="flex min-w-0 flex-col gap-5 p-4 md:p-6">
    <title>{`${title} · ${text.common.productName}`}</title>
    <header className="flex flex-col gap-3">
      <PrintedSite />
      {above}
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="font-semibold text-xl">{title}</h1>
          {withPeriod && <PeriodLabel className="block text-muted text-sm" />}
        </div>
        {beside}
      </div>
      {withPeriod && <PeriodPicker />}
    </header>
    {children}
  </div>
)

const MINUTE_MS = 60_000

/** On paper the menu and header are not there to say whose figures these are. */
const PrintedSite = () => {
  const name = useSite().data?.site.name
  const now = useNow(MINUTE_MS)
  return (
    <p className="hidden justify-between text-muted text-sm print:flex">
      <span>{name === undefined ? text.common.productName : `${name} · ${text.common.productName}`}</span>
      <span>{formatDateTime(now)}</span>
    </p>
  )
}
