import { mayActOnAlarms } from '@vigie/contracts/entities'
import type { PictureWork } from '@vigie/contracts/rest/analyst'
import { useAuth } from '@/actors/auth-context'
import { isUnderWay, usePictureActs } from '@/data/picture-works'
import { formatDateTime, formatPercent } from '@/text'
import { iaPictures as words } from '@/text/ia-pictures'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { CoverView } from './cover-view.tsx'
import { LevelView } from './level-view.tsx'
import { MeterView } from './meter-view.tsx'
import { WorkThumb } from './work-thumb.tsx'

type WorkCardProps = {
  readonly work: PictureWork
  /** of its device */
  readonly isNewest: boolean
}

/** One picture beside what was read from it and why, or how far it is. */
export const WorkCard = ({ work, isNewest }: WorkCardProps) => {
  const { userRole } = useAuth()
  const acts = usePictureActs(work.tool, work.device)
  const isRead = isUnderWay(work)
  const mayAct = mayActOnAlarms(userRole)
  const { result } = work
  return (
    <Card className="flex gap-4 p-4" data-work={work.state}>
      <WorkThumb work={work} isUnderWay={isRead} />
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
          <h3 className="font-medium text-sm tabular-nums">{formatDateTime(Date.parse(work.at))}</h3>
          <p className="text-muted text-xs">{words.by(work.by, words.sources[work.source])}</p>
        </div>
        {isRead && <Progress work={work} />}
        {isRead && mayAct && (
          <Button
            size="sm"
            variant="outline"
            className="self-start"
            pending={acts.cancel.isPending}
            onClick={() => acts.cancel.mutate(work.id)}
          >
            {words.cancel}
          </Button>
        )}
        {work.state === 'cancelled' && <Badge className="self-start">{words.states.cancelled}</Badge>}
        {work.state === 'failed' && (
          <p className="text-sm">
            <Badge tone="bad">{words.states.failed}</Badge> {flawOf(work)}
          </p>
        )}
        {result?.tool === 'meter' && (
          <MeterView work={work} result={result} correct={acts.correct} mayCorrect={mayAct} isNewest={isNewest} />
        )}
        {result?.tool === 'level' && <LevelView result={result} stored={work.stored} />}
        {result?.tool === 'cover' && <CoverView result={result} />}
      </div>
    </Card>
  )
}

/** Why a picture could not be read: what was not known of the device, of each tool its own. */
const flawOf = ({ tool, flaw }: PictureWork): string =>
  flaw === 'not-calibrated' ? words.notCalibrated[tool] : words.flaws[flaw ?? 'failed']

const Progress = ({ work: { state, progress } }: Pick<WorkCardProps, 'work'>) => {
  const said = words.progress(formatPercent(progress))
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm" role="status">
        {words.states[state]}
      </p>
      <progress
        aria-label={said}
        max={1}
        value={state === 'waiting' ? undefined : progress}
        className="h-2 w-full max-w-md"
      />
    </div>
  )
}
