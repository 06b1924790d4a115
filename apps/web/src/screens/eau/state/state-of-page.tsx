import { alarmToDo } from '@vigie/contracts/alarm-to-do'
import type { Cause } from '@/widgets/site-state/causes'
import { NowNote } from '@/widgets/site-state/now-note'
import { type Sentence, SiteStateBanner } from '@/widgets/site-state/site-state'

type StateOfPageProps = { readonly sentence: Sentence; readonly causes: readonly Cause[] }

/** How what a page is about stands now, whatever period its figures are of, and what needs watching of it. */
export const StateOfPage = ({ sentence, causes }: StateOfPageProps) => (
  <div className="flex flex-col gap-1.5">
    <NowNote />
    <SiteStateBanner sentence={sentence} causes={causes} toDo={toDoOf} />
  </div>
)

/** The gesture that an alarm or a leak asks for, in the words of the page of alarms. */
const toDoOf = (cause: Cause): string | null =>
  cause.kind === 'alarm'
    ? alarmToDo(cause.alarm)
    : cause.kind === 'leak'
      ? alarmToDo({ condition: 'night-flow' })
      : null
