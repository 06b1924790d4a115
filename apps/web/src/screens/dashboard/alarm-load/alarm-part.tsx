import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useAlarmLoad } from '@/data/alarm-load'
import { PATHS } from '@/paths'
import { loadText as words } from '@/text/alarm-load'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { Skeleton } from '@/ui/skeleton'
import { LoadGate } from '@/widgets/alarm-load/load-gate'
import { useKeepPeriod, usePeriod } from '@/widgets/period/use-period'
import { Section } from '../parts/section.tsx'
import { LoadTable } from './load-table.tsx'
import { raisedWords } from './raised-words.ts'

/** How heavily alarms weighed on who answers them, as the site's upstream counted them. */
export const AlarmPart = () => {
  const [period] = usePeriod()
  const load = useAlarmLoad(period)
  const keep = useKeepPeriod()
  const { data } = load
  return (
    <Section
      id="alarmes"
      title={words.title}
      of={data === undefined ? undefined : raisedWords(data)}
      beside={
        <span className="flex items-center gap-3">
          {data?.indicative && <Badge tone="unknown">{words.indicative}</Badge>}
          <Link
            to={keep(PATHS.alarmHealth)}
            className="touch inline-flex items-center gap-0.5 rounded text-primary text-sm hover:underline print:hidden"
          >
            {words.details}
            <ChevronRight aria-hidden className="size-4" />
          </Link>
        </span>
      }
    >
      <LoadGate load={load} skeleton={<Skeleton className="h-96 rounded-xl" />}>
        {(one) => (
          <Card className="flex min-w-0 flex-col overflow-hidden">
            <LoadTable load={one} />
          </Card>
        )}
      </LoadGate>
    </Section>
  )
}
