import { type AlarmLoad, DAY_MS } from '@vigie/contracts/entities'
import { Info } from 'lucide-react'
import { formatNumber } from '@/text'
import { santeText } from '@/text/sante'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { VERDICT_LOOKS } from '@/widgets/alarm-load/verdict-look'
import { usePeriod } from '@/widgets/period/use-period'
import { healthSentence, healthVerdict } from './goals.ts'
import { toDoCount } from './to-do.ts'

const { headline: words } = santeText

/** What the figures come to, in a sentence; a stretch that is too short to judge by says so instead of a colour. */
export const Headline = ({ load }: { readonly load: AlarmLoad }) => {
  const [period, setPeriod] = usePeriod()
  const verdict = healthVerdict(load)
  const { icon: Icon, ink } = load.indicative ? { icon: Info, ink: 'text-muted' } : VERDICT_LOOKS[verdict]
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon aria-hidden className={`size-5 shrink-0 ${ink}`} />
      <p className="min-w-0 grow basis-64 text-sm">
        <b className="font-semibold">{`${healthSentence(load)}.`}</b>
        {load.raised > 0 && ` ${words.toDo(toDoCount(load))}`}
        {load.indicative && (
          <span className="text-muted">{` ${words.indicative(formatNumber((load.to - load.from) / DAY_MS, 1))}`}</span>
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
