import { DAY_MS } from '@vigie/contracts/entities'
import { detail } from '@/text/detail'
import { CardSection } from '@/ui/card-section'
import { Skeleton } from '@/ui/skeleton'
import { HistoryChart } from '../history/history-chart.tsx'
import { restWords } from './rest-words.ts'
import type { Borehole } from './use-drawdown.ts'
import { useRestLevel } from './use-rest-level.ts'

const words = detail.restLevel

/** How the level of a borehole has gone over the weeks, each day while its pump rested; nothing where that is not known. */
export const RestLevelCard = (borehole: Borehole) => {
  const found = useRestLevel(borehole)
  return found === null ? null : (
    <CardSection title={words.title} of={words.of}>
      <div className="flex flex-col gap-2 px-4 pb-4">
        <p className="min-h-10 text-sm">{found !== 'loading' && restWords(found)}</p>
        <div className="h-40">
          {found === 'loading' ? (
            <Skeleton className="size-full" />
          ) : (
            <HistoryChart
              metric={borehole.metric.id}
              deviceName={words.chart(borehole.device.name)}
              points={found.levels}
              bucketMs={DAY_MS}
              {...found.weeks}
            />
          )}
        </div>
      </div>
    </CardSection>
  )
}
