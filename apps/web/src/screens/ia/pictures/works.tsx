import type { Device } from '@vigie/contracts/entities'
import type { PictureTool } from '@vigie/contracts/rest/analyst'
import { usePictureWorks } from '@/data/picture-works'
import { iaPictures as words } from '@/text/ia-pictures'
import { Alert } from '@/ui/alert'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { BesideSensor } from './beside-sensor.tsx'
import { FirstSteps } from './first-steps.tsx'
import { tallyWords } from './tally.ts'
import { WorkCard } from './work-card.tsx'

type WorksProps = { readonly tool: PictureTool; readonly device: Device }

/** What was read for a device, newest first, with its pictures. */
export const Works = ({ tool, device }: WorksProps) => {
  const works = usePictureWorks(tool, device.id)
  return (
    <section aria-label={words.history} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold text-base">{words.history}</h2>
        {works.data !== undefined && <p className="text-muted text-sm tabular-nums">{tallyWords(works.data)}</p>}
      </div>
      {works.data === undefined ? (
        works.isError ? (
          <ErrorState title={words.listFailed} retryLabel={words.retry} onRetry={() => void works.refetch()} />
        ) : (
          <div role="status" aria-label={words.reading}>
            <Skeleton className="h-32 w-full" />
          </div>
        )
      ) : works.data.length === 0 ? (
        <FirstSteps tool={tool} />
      ) : (
        <>
          {works.isError && <Alert tone="warn">{words.listFailed}</Alert>}
          {tool === 'level' && <BesideSensor works={works.data} />}
          <ul className="flex flex-col gap-3">
            {works.data.map((work, place) => (
              <li key={work.id}>
                <WorkCard work={work} isNewest={place === 0} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
