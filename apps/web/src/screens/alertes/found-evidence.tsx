import type { Alarm } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { useFindings } from '@/data/findings'
import { findingPath } from '@/paths'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { amountsOf } from '@/widgets/findings/amount'
import { findingOfAlarm } from '@/widgets/findings/finding-alarm'
import { FindingChart } from '@/widgets/findings/finding-chart'
import { formatFindingMoment } from '@/widgets/findings/finding-moment'
import { useAlarmFacts } from './context.ts'
import { Part } from './detail-part.tsx'
import { nightsOf } from './nights-of.ts'

/**
 * The finding of an alarm: since when, why, the curve that proves it, and the way to it. Nothing where there is none. Where
 * the nights of the alarm stand above, they alone measure the leak: by what the analyst did stands on the finding's page.
 */
export const FoundEvidence = ({ alarm }: { readonly alarm: Alarm }) => {
  const { nameOf, figures } = useAlarmFacts()
  const finding = findingOfAlarm(alarm, useFindings().data?.findings ?? [])
  if (finding === undefined) return null
  const { id, kind, device, since, provedAt, endedAt } = finding
  const whenOf = formatFindingMoment(kind)
  return (
    <Part title={words.evidence}>
      <p className="text-sm">
        <span className="font-semibold">{words.kinds[kind]}</span>
        {`, ${words.since(whenOf(since))}`}
        {endedAt !== null && `, ${words.ended(whenOf(endedAt))}`}
      </p>
      {nightsOf(alarm, figures) === null && (
        <>
          <p className="text-sm">
            {words.why[kind](...amountsOf(finding))}{' '}
            <span className="text-muted">{words.proved(whenOf(provedAt))}</span>
          </p>
          <FindingChart finding={finding} name={nameOf(device)} />
        </>
      )}
      <Link to={findingPath(id)} className="self-start text-primary text-sm underline underline-offset-2">
        {words.toFinding}
      </Link>
    </Part>
  )
}
