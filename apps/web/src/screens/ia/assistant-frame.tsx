import type { EngineName } from '@vigie/contracts/rest/analyst'
import { CircleOff, CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { type EngineStand, useAnalyst } from '@/data/analyst'
import { PATHS } from '@/paths'
import { text } from '@/text'
import { analyst as words } from '@/text/analyst'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { BackLink } from '@/widgets/page/back-link'
import { PageFrame } from '@/widgets/page/page-frame'

type AssistantFrameProps = {
  readonly title: string
  readonly engine: EngineName
  /** What stands beside the title. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** One assistant: what it shows where its engine can work, else why it cannot. */
export const AssistantFrame = ({ title, engine, beside, children }: AssistantFrameProps) => {
  const { standOf, retry } = useAnalyst()
  const stand = standOf(engine)
  return (
    <PageFrame title={title} withPeriod={false} above={<BackLink path={PATHS.ai} label={words.back} />} beside={beside}>
      {canWork(stand) ? children : <Without title={title} stand={stand} onRetry={() => void retry()} />}
    </PageFrame>
  )
}

const canWork = (stand: EngineStand): boolean => stand === 'ready' || stand === 'learning'

type WithoutProps = { readonly title: string; readonly stand: EngineStand; readonly onRetry: () => void }

const Without = ({ title, stand, onRetry }: WithoutProps) => {
  if (stand === 'reading')
    return (
      <Card className="flex flex-col gap-4 p-5" aria-label={words.reading} role="status">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-24 w-full" />
      </Card>
    )
  if (stand === 'away' || stand === 'failed')
    return (
      <EmptyState icon={CloudOff} title={words.away} action={<Button onClick={onRetry}>{words.retry}</Button>}>
        {words.awayHelp}
      </EmptyState>
    )
  return (
    <EmptyState icon={CircleOff} title={text.common.unavailableOf(title)}>
      {words.missingHelp}
    </EmptyState>
  )
}
