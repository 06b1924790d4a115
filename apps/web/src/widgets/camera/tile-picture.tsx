import type { Device, PictureInfo } from '@vigie/contracts/entities'
import { useCapability, useNow } from '@/data'
import { usePicture, usePictures } from '@/data/pictures'
import { camera as words } from '@/text/camera'
import { cn } from '@/ui/cn'
import { Skeleton } from '@/ui/skeleton'
import { useObjectUrl } from '@/ui/use-object-url'
import { oldFrom, timeOf } from './picture-age.ts'
import { TILE_PICTURE } from './picture-skeleton.tsx'

type TilePictureProps = { readonly device: Pick<Device, 'id' | 'name'> }

/**
 * The last picture of a camera, small, with its age; the place says so where it has sent none, so that nothing moves.
 * Nothing where the platform keeps no pictures, or none can be read.
 */
export const TilePicture = ({ device }: TilePictureProps) => {
  const pictures = usePictures(device.id)
  const isOffered = useCapability('pictures') !== false
  if (pictures.data === undefined) return isOffered && pictures.isPending ? <Skeleton className={TILE_PICTURE} /> : null
  const [last] = pictures.data
  return last === undefined ? <None /> : <Last device={device} info={last} pictures={pictures.data} />
}

const None = () => (
  <p
    className={cn(
      'flex items-center justify-center rounded-lg border border-line border-dashed bg-sunken/50 px-2 text-center text-muted text-xs',
      TILE_PICTURE,
    )}
  >
    {words.none}
  </p>
)

type LastProps = TilePictureProps & { readonly info: PictureInfo; readonly pictures: readonly PictureInfo[] }

const STEP_MS = 5_000

const Last = ({ device, info, pictures }: LastProps) => {
  const now = useNow(STEP_MS)
  const picture = usePicture(device.id, info)
  const url = useObjectUrl(picture.data?.bytes)
  if (picture.isError && picture.data === undefined) return null
  const at = timeOf(picture.data?.info ?? info)
  const isOld = now - at > oldFrom(pictures)
  return (
    <figure className={cn('relative overflow-hidden rounded-lg border border-line bg-sunken', TILE_PICTURE)}>
      {url !== null && <img src={url} alt={words.alt(device.name, at, now)} className="size-full object-cover" />}
      <figcaption
        className={cn(
          'absolute bottom-1 left-1 rounded px-1.5 text-2xs tabular-nums leading-5',
          isOld ? 'bg-warn-soft font-medium text-warn' : 'bg-surface/90 text-ink',
        )}
      >
        {isOld ? `${words.old}, ${words.age(at, now)}` : words.age(at, now)}
      </figcaption>
    </figure>
  )
}
