import type { Device, PictureInfo } from '@vigie/contracts/entities'
import { Clock3, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useFeed, useNow } from '@/data'
import { usePicture } from '@/data/pictures'
import { text } from '@/text'
import { camera as words } from '@/text/camera'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useObjectUrl } from '@/ui/use-object-url'
import { oldFrom, timeOf } from './picture-age.ts'

const STEP_MS = 5_000

type PictureFigureProps = {
  readonly device: Pick<Device, 'id' | 'name'>
  readonly info: PictureInfo
  /** those of the camera, by whose rhythm this one is old or not */
  readonly pictures: readonly PictureInfo[]
  /** Absent: it does not open any larger. */
  readonly onPress?: () => void
}

/** A picture, when it was taken and how long ago. While another one loads, the one before stays, with its own age. */
export const PictureFigure = ({ device, info, pictures, onPress }: PictureFigureProps) => {
  const now = useNow(STEP_MS)
  const picture = usePicture(device.id, info)
  const url = useObjectUrl(picture.data?.bytes)
  const shown = picture.data?.info ?? info
  const at = timeOf(shown)
  const hasFailed = picture.isError && picture.data === undefined
  const press = hasFailed ? undefined : onPress
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <Age at={at} now={now} isOld={shown.id === pictures[0]?.id && now - at > oldFrom(pictures)} />
      <Frame label={press && words.enlarge(device.name)} onPress={press} info={shown}>
        {hasFailed ? (
          <ErrorState
            title={words.failed}
            retryLabel={text.common.retry}
            onRetry={() => void picture.refetch()}
            className="py-8"
          />
        ) : (
          <Image key={url} url={url} alt={words.alt(device.name, at, now)} />
        )}
      </Frame>
    </figure>
  )
}

type FrameProps = {
  readonly label: string | undefined
  readonly onPress: (() => void) | undefined
  readonly info: PictureInfo
  readonly children: React.ReactNode
}

/** Of the picture's own proportions from the start, so that nothing jumps, and never taller than the window. */
const Frame = ({ label, onPress, info: { widthPx, heightPx }, children }: FrameProps) => {
  const look = 'relative mx-auto block w-full overflow-hidden rounded-lg border border-line bg-sunken'
  const style = { aspectRatio: `${widthPx} / ${heightPx}`, maxWidth: `calc(60dvh * ${widthPx / heightPx})` }
  return onPress === undefined ? (
    <div className={look} style={style}>
      {children}
    </div>
  ) : (
    <button type="button" aria-label={label} onClick={onPress} className={`${look} cursor-zoom-in`} style={style}>
      {children}
    </button>
  )
}

const Image = ({ url, alt }: { readonly url: string | null; readonly alt: string }) => {
  const [isBroken, setBroken] = useState(false)
  if (url === null) return <Skeleton className="size-full rounded-none" />
  if (isBroken) return <EmptyState icon={ImageOff} title={words.broken} className="py-8" />
  return <img src={url} alt={alt} onError={() => setBroken(true)} className="size-full object-cover" />
}

const Age = ({ at, now, isOld }: { readonly at: number; readonly now: number; readonly isOld: boolean }) => {
  const { trusted } = useFeed()
  return (
    <figcaption className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span className="font-medium tabular-nums">{words.of(at, now)}</span>
      <span className="text-muted tabular-nums">{words.age(at, now)}</span>
      {isOld && (
        <span className="inline-flex items-center gap-1 rounded-md bg-warn-soft px-1.5 py-0.5 font-medium text-warn text-xs">
          <Clock3 aria-hidden className="size-3.5" />
          {words.old}
        </span>
      )}
      {!trusted && <span className="w-full text-frozen text-xs">{words.notLive}</span>}
    </figcaption>
  )
}
