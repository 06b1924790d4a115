import type { Device } from '@vigie/contracts/entities'
import { Skeleton } from '@/ui/skeleton'
import { latePart } from '../late/late-part.tsx'
import { TILE_PICTURE } from './picture-skeleton.tsx'

const TilePicture = latePart(async () => (await import('./tile-picture.tsx')).TilePicture)

/** What the cameras of an asset last saw; the code of pictures comes when there is one. */
export const TileCameras = ({ members }: { readonly members: readonly Device[] }) =>
  members
    .filter(({ kind }) => kind === 'camera')
    .map((device) => (
      <TilePicture key={device.id} placeholder={<Skeleton className={TILE_PICTURE} />} device={device} />
    ))
