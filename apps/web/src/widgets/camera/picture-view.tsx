import type { Device, PictureInfo } from '@vigie/contracts/entities'
import { CameraOff } from 'lucide-react'
import { useState } from 'react'
import { useCapability } from '@/data'
import { usePictures } from '@/data/pictures'
import { text } from '@/text'
import { camera as words } from '@/text/camera'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureFigure } from './picture-figure.tsx'
import { PictureSkeleton } from './picture-skeleton.tsx'

type Camera = Pick<Device, 'id' | 'name'>

/** The last picture of a camera with its age; pressed, it opens larger, with those before it. */
export const PictureView = ({ device }: { readonly device: Camera }) => {
  const pictures = usePictures(device.id)
  const canKeep = useCapability('pictures')
  if (canKeep === false) return <EmptyState icon={CameraOff} title={text.common.unavailableOf(words.what)} />
  if (pictures.data !== undefined) return <Pictures device={device} pictures={pictures.data} />
  if (!pictures.isError) return <PictureSkeleton />
  return (
    <ErrorState
      title={words.failed}
      retryLabel={text.common.retry}
      onRetry={() => void pictures.refetch()}
      className="py-8"
    />
  )
}

type PicturesProps = { readonly device: Camera; readonly pictures: readonly PictureInfo[] }

const Pictures = ({ device, pictures }: PicturesProps) => {
  const [isOpen, setOpen] = useState(false)
  const [last] = pictures
  if (last === undefined) {
    return (
      <EmptyState icon={CameraOff} title={words.none} className="py-8">
        {words.noneHelp}
      </EmptyState>
    )
  }
  return (
    <>
      <PictureFigure device={device} info={last} pictures={pictures} onPress={() => setOpen(true)} />
      {isOpen && <PictureDialog device={device} pictures={pictures} onClose={() => setOpen(false)} />}
    </>
  )
}
