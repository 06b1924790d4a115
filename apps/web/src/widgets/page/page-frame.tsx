import type { ReactNode } from 'react'
import { useConfig, useNow, useSite } from '@/data'
import { formatDateTime, text } from '@/text'
import { page as words } from '@/text/page'
import { cn } from '@/ui/cn'
import { latePart } from '../late/late-part.tsx'
import { DayBegins } from '../period/day-begins.tsx'
import { PeriodLabel } from '../period/period-heading.tsx'
import { periodLabel } from '../period/period-label.ts'
import { usePeriod, useToday } from '../period/use-period.ts'
import { PageTitle } from './page-title.tsx'
import { PaperMargin } from './paper-margin.tsx'
import { PrintButton } from './print-button.tsx'
import { SectionLinks, type SectionLinksProps } from './section-links.tsx'

// nothing of a first screen waits for what chooses another period
const PeriodPicker = latePart(async () => (await import('../period/period-picker.tsx')).PeriodPicker)

type PageFrameProps = {
  readonly title: string
  /** Above the title: the link back. */
  readonly above?: ReactNode
  /** Whether what is above the title says the same: a phone has no room for both. */
  readonly isNamedAbove?: boolean
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
  /** false: its figures are compared with nothing. */
  readonly compares?: boolean
  readonly children: ReactNode
}

/** A screen: its title, the period it shows, and its parts below each other. */
export const PageFrame = (props: PageFrameProps) => {
  const {
    title,
    above,
    isNamedAbove = false,
    icon,
    kind,
    beside,
    sections,
    withPeriod = true,
    compares = true,
    children,
  } = props
  return (
    <div className="flex min-w-0 flex-col gap-5 p-4 md:p-6">
      <PageTitle>{title}</PageTitle>
      <header className="@container flex flex-col gap-3">
        <OnPaper title={title} withPeriod={withPeriod} />
        {above}
        <div
          className={cn(
            'flex min-h-10 items-center justify-between gap-x-6 gap-y-3 max-md:flex-wrap',
            !withPeriod && 'flex-wrap',
            isNamedAbove && 'max-sm:sr-only',
          )}
        >
          <div className="flex min-w-0 items-center gap-3">
            {icon}
            <div className="min-w-0">
              <h1 className="font-semibold text-xl leading-7">{title}</h1>
              {withPeriod && (
                <div className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
                  {kind !== undefined && (
                    <>
                      <span className="inline-block first-letter:uppercase">{kind}</span>
                      <span aria-hidden className="max-sm:hidden">
                        ·
                      </span>
                    </>
                  )}
                  <PeriodLabel compares={compares} />
                </div>
              )}
            </div>
          </div>
          {/* a phone does not print: there it would be an empty line */}
          <div className={cn('flex flex-wrap items-center gap-2', !beside && 'max-sm:hidden')}>
            {beside}
            {withPeriod && <PrintButton />}
          </div>
        </div>
        {withPeriod && <PeriodPicker placeholder={<PickerPlace />} />}
        {sections !== undefined && <SectionLinks sections={sections} />}
      </header>
      {children}
    </div>
  )
}

/** As high as the picker, the line of a day that begins included: nothing below it moves when it comes. */
const PickerPlace = () => (
  <div className="flex flex-wrap gap-2">
    <div className="touch @min-[53rem]:h-8 h-19 w-[52.5rem] max-w-full max-sm:h-9 max-sm:w-full" />
    <DayBegins />
  </div>
)

const MINUTE_MS = 60_000

/** What a report says of itself: above the title and in the margins, where the menu and the header are left out. */
const OnPaper = ({ title, withPeriod }: { readonly title: string; readonly withPeriod: boolean }) => {
  const { site } = useConfig()
  const name = useSite().data?.site.name ?? site
  const [period] = usePeriod()
  const today = useToday()
  const printedAt = words.printedAt(formatDateTime(useNow(MINUTE_MS)))
  return (
    <>
      <p className="hidden justify-between text-muted text-sm capitalize print:flex">
        <span>{`${name} · ${text.common.productName}`}</span>
        <span className="normal-case">{printedAt}</span>
      </p>
      <PaperMargin place="top-left">{`${name} · ${title}`}</PaperMargin>
      {withPeriod && <PaperMargin place="top-right">{periodLabel(period, today)}</PaperMargin>}
    </>
  )
}
