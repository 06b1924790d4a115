import { type AlarmLoad, DAY_MS } from '@vigie/contracts/entities'
import { Info } from 'lucide-react'
import { formatNumber } from '@/text'
import { santeText } from '@/text/sante'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { VERDICT_LOOKS } from '@/widgets/alarm-load/verdict-look'
import { HeadlineLine } from '@/widgets/page/headline-line'
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
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 grow basis-64">
        <HeadlineLine icon={Icon} ink={ink} words={`${healthSentence(load)}.`}>
          <p>
            {(load.raised > 0 || count > 0) && words.toDo(count)}
            {load.indicative && (
              <span className="text-muted text-sm">
                {` ${words.indicative(formatNumber((load.to - load.from) / DAY_MS, 1))}`}
              </span>
            )}
          </p>
        </HeadlineLine>
      </div>
      {load.indicative && period.unit !== 'last-30d' && (
        <Button size="sm" variant="outline" className="print:hidden" onClick={() => setPeriod({ unit: 'last-30d' })}>
          {words.month}
        </Button>
      )}
    </Card>
  )
}
