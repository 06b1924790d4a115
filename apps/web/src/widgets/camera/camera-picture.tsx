import type { Device } from '@vigie/contracts/entities'
import { latePart } from '../late/late-part.tsx'
import { PictureSkeleton } from './picture-skeleton.tsx'

const PictureView = latePart(async () => (await import('./picture-view.tsx')).PictureView)

/** What a camera last saw and how old that is, or that it has sent nothing; its code comes when one is shown. */
export const CameraPicture = ({ device }: { readonly device: Pick<Device, 'id' | 'name'> }) => (
  <PictureView placeholder={<PictureSkeleton />} device={device} />
)
