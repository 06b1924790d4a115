import type { LevelResult } from '@vigie/contracts/rest/analyst'
import { useWorkPicture } from '@/data/picture-works'
import { iaPictures as words } from '@/text/ia-pictures'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useObjectUrl } from '@/ui/use-object-url'

type WorkPhotoProps = {
  readonly id: string
  readonly file: 'photo' | 'crop'
  readonly alt: string
  /** the waterline found on it */
  readonly line?: LevelResult['line']
}

/** A kept picture; on a level's one the waterline is drawn. */
export const WorkPhoto = ({ id, file, alt, line = null }: WorkPhotoProps) => {
  const picture = useWorkPicture(id, file, true)
  const url = useObjectUrl(picture.data)
  if (picture.isError) {
    return <ErrorState title={words.listFailed} retryLabel={words.retry} onRetry={() => void picture.refetch()} />
  }
  if (url === null) return <Skeleton className={file === 'crop' ? 'h-14 w-full max-w-xs' : 'h-64 w-full'} />
  return (
    <div className="relative w-fit max-w-full overflow-hidden rounded-lg border border-line bg-sunken">
      <img
        src={url}
        alt={alt}
        className={file === 'crop' ? 'block h-14 max-w-full object-contain' : 'block max-h-[60dvh] max-w-full'}
      />
      {line !== null && (
        <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full">
          <line
            x1={line[0][0]}
            y1={line[0][1]}
            x2={line[1][0]}
            y2={line[1][1]}
            className="stroke-accent"
            strokeWidth={3}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
    </div>
  )
}
