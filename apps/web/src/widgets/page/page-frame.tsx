import type { ReactNode } from 'react'
import { useNow, useSite } from '@/data'
import { formatDateTime, text } from '@/text'
import { PeriodLabel, PeriodPicker } from '../period/period-picker.tsx'
import { SectionLinks, type SectionLinksProps } from './section-links.tsx'

type PageFrameProps = {
  readonly title: string
  /** Above the title: the link back. */
  readonly above?: ReactNode
  /** Before the title. */
  readonly icon?: ReactNode
  /** Below the title: the kind of thing that it names. */
  readonly kind?: string
  /** Beside the title: state, actions. */
  readonly beside?: ReactNode
  /** Anchors of the parts of a long screen. */
  readonly sections?: SectionLinksProps['sections']
  /** false: nothing on this screen depends on a period. */
  readonly withPeriod?: boolean
  readonly children: ReactNode
}

/** A screen: its title, the period it shows, and its parts below each other. */
export const PageFrame = (props: PageFrameProps) => {
  const { title, above, icon, kind, beside, sections, withPeriod = true, children } = props
  return (
    <div className="flex min-w-0 flex-col gap-5 p-4 md:p-6">
      <title>{`${title} · ${text.common.productName}`}</title>
      <header className="flex flex-col gap-3">
        <PrintedSite />
        {above}
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
          <div className="flex min-w-0 items-center gap-3">
            {icon}
            <div className="min-w-0">
              <h1 className="font-semibold text-xl leading-7">{title}</h1>
              {withPeriod && (
                <p className="text-muted text-sm first-letter:uppercase">
                  {kind !== undefined && `${kind} · `}
                  <PeriodLabel />
                </p>
              )}
            </div>
          </div>
          {beside}
        </div>
        {withPeriod && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <PeriodPicker />
            {sections !== undefined && <SectionLinks sections={sections} />}
          </div>
        )}
      </header>
      {children}
    </div>
  )
}

const MINUTE_MS = 60_000

/** Names the site on paper, where the menu and the header are left out. */
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
