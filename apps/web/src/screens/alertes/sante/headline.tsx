import { type AlarmLoad, DAY_MS } from '@vigie/contracts/entities'
import { Info } from 'lucide-react'
import { formatNumber } from '@/text'
import { santeText } from '@/text/sante'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { VERDICT_LOOKS } from '@/widgets/alarm-load/verdict-look'
import { SHARES_FROM } from '@/widgets/alarm-load/verdicts'
import { usePeriod } from '@/widgets/period/use-period'
import { healthSentence, healthVerdict, isSplitOpen } from './goals.ts'
import { toDoOf } from './to-do.ts'

const { headline: words } = santeText
const OPEN_LOOK = { icon: Info, ink: 'text-muted' } as const

/**
 * What the figures come to, in a sentence. A stretch that is too short to judge by says so instead of a colour; where
 * alarms are too few for a figure, that is said, and what is well of the others is not green for all.
 */
export const Headline = ({ load }: { readonly load: AlarmLoad }) => {
  const [period, setPeriod] = usePeriod()
  const verdict = healthVerdict(load)
  const isOpen = isSplitOpen(load)
  const isUnjudged = load.indicative || (isOpen && verdict === 'acceptable')
  const { icon: Icon, ink } = isUnjudged ? OPEN_LOOK : VERDICT_LOOKS[verdict]
  const count = toDoOf(load).length
  return (
    <Card className="flex flex-wrap items-start gap-x-4 sm:items-center gap-y-2 px-4 py-3">
      <Icon aria-hidden className={`size-5 shrink-0 ${ink}`} />
      <p className="min-w-0 grow basis-64 text-sm">
        <b className="font-semibold">{`${healthSentence(load)}.`}</b>
        {(load.raised > 0 || count > 0) && ` ${words.toDo(count)}`}
        {load.indicative ? (
          <span className="text-muted">{` ${words.indicative(formatNumber((load.to - load.from) / DAY_MS, 1))}`}</span>
        ) : (
          isOpen && (
            <span className="text-muted">{` ${words.notYet(load.raised, SHARES_FROM, load.topTenPct !== null)}`}</span>
          )
        )}
      </p>
      {load.indicative && period.unit !== 'last-30d' && (
        <Button size="sm" variant="outline" className="print:hidden" onClick={() => setPeriod({ unit: 'last-30d' })}>
          {words.month}
        </Button>
      )}
    </Card>
  )
}
