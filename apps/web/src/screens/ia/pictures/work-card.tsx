import { mayActOnAlarms } from '@vigie/contracts/entities'
import type { PictureWork } from '@vigie/contracts/rest/analyst'
import { useState } from 'react'
import { useAuth } from '@/actors/auth-context'
import { usePictureActs } from '@/data/picture-works'
import { formatDateTime, formatPercent } from '@/text'
import { iaPictures as words } from '@/text/ia-pictures'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { CoverView } from './cover-view.tsx'
import { LevelView } from './level-view.tsx'
import { MeterView } from './meter-view.tsx'
import { WorkPhoto } from './work-photo.tsx'

type WorkCardProps = { readonly work: PictureWork }

/** One picture: how far it is, or what was read from it and why. */
export const WorkCard = ({ work }: WorkCardProps) => {
  const { userRole } = useAuth()
  const acts = usePictureActs(work.tool, work.device)
  const [isPhotoOpen, setPhotoOpen] = useState(false)
  const isUnderWay = work.state === 'waiting' || work.state === 'running'
  const { result } = work
  const line = result?.tool === 'level' ? result.line : null
  return (
    <Card className="flex flex-col gap-3 p-4" data-work={work.state}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 className="font-medium text-sm tabular-nums">{formatDateTime(Date.parse(work.at))}</h3>
        <p className="text-muted text-xs">{words.by(work.by, words.sources[work.source])}</p>
      </div>
      {isUnderWay && <Progress work={work} />}
      {isUnderWay && mayActOnAlarms(userRole) && (
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
      {work.state === 'cancelled' && <Badge>{words.states.cancelled}</Badge>}
      {work.state === 'failed' && (
        <p className="text-sm">
          <Badge tone="bad">{words.states.failed}</Badge> {words.flaws[work.flaw ?? 'failed']}
        </p>
      )}
      {result?.tool === 'meter' && (
        <MeterView work={work} result={result} correct={acts.correct} mayCorrect={mayActOnAlarms(userRole)} />
      )}
      {result?.tool === 'level' && <LevelView result={result} stored={work.stored} />}
      {result?.tool === 'cover' && <CoverView result={result} />}
      {work.state === 'done' && (
        <>
          <Button
            size="sm"
            variant="ghost"
            className="self-start"
            aria-expanded={isPhotoOpen}
            onClick={() => setPhotoOpen(!isPhotoOpen)}
          >
            {isPhotoOpen ? words.hidePhoto : words.seePhoto}
          </Button>
          {isPhotoOpen && <WorkPhoto id={work.id} file="photo" alt={words.photoAlt} line={line} />}
        </>
      )}
    </Card>
  )
}

const Progress = ({ work: { state, progress } }: WorkCardProps) => {
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
