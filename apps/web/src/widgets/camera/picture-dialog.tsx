import type { Device, PictureInfo } from '@vigie/contracts/entities'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { text } from '@/text'
import { camera as words } from '@/text/camera'
import { Button } from '@/ui/button'
import { Dialog, DialogActions, DialogBody } from '@/ui/dialog'
import { PictureFigure } from './picture-figure.tsx'

type PictureDialogProps = {
  readonly device: Pick<Device, 'id' | 'name'>
  readonly pictures: readonly PictureInfo[]
  readonly onClose: () => void
}

/** A camera's pictures one by one, as large as the window allows; the last one stays the last one until others are asked for. */
export const PictureDialog = ({ device, pictures, onClose }: PictureDialogProps) => {
  const [chosen, choose] = useState<string | null>(null)
  // one that is no longer kept gives way to the oldest that is
  const found = chosen === null ? 0 : pictures.findIndex(({ id }) => id === chosen)
  const place = found < 0 ? pictures.length - 1 : found
  const info = pictures[place]
  if (info === undefined) return null
  const go = (to: number) => choose(to === 0 ? null : (pictures[to]?.id ?? null))
  return (
    <Dialog open onOpenChange={onClose} title={device.name} closeLabel={text.common.close} className="sm:max-w-4xl">
      <DialogBody>
        <PictureFigure device={device} info={info} pictures={pictures} />
      </DialogBody>
      <DialogActions>
        <span className="mr-auto self-center text-muted text-sm tabular-nums">
          {words.place(pictures.length - place, pictures.length)}
        </span>
        <Button variant="outline" disabled={place === pictures.length - 1} onClick={() => go(place + 1)}>
          <ChevronLeft aria-hidden />
          {words.older}
        </Button>
        <Button variant="outline" disabled={place === 0} onClick={() => go(place - 1)}>
          {words.newer}
          <ChevronRight aria-hidden />
        </Button>
      </DialogActions>
    </Dialog>
  )
}
