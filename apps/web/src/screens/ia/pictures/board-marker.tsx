import type { Device } from '@vigie/contracts/entities'
import { type PointerEvent, useRef } from 'react'
import { usePicture, usePictures } from '@/data/pictures'
import { iaPictures } from '@/text/ia-pictures'
import { useObjectUrl } from '@/ui/use-object-url'
import { type Rect, rectBetween, type Share } from './rect-between.ts'

const words = iaPictures.level

type BoardMarkerProps = {
  readonly camera: Pick<Device, 'id' | 'name'>
  /** shares of width and height; null: nothing that can be drawn is marked yet */
  readonly rect: Rect | null
  readonly onMark: (rect: Rect) => void
}

/** The camera's last picture, on which the board is marked by drawing round it; nothing where there is no picture. */
export const BoardMarker = ({ camera, rect, onMark }: BoardMarkerProps) => {
  const [last] = usePictures(camera.id).data ?? []
  return last === undefined ? null : <Drawn camera={camera} info={last} rect={rect} onMark={onMark} />
}

type DrawnProps = BoardMarkerProps & { readonly info: Parameters<typeof usePicture>[1] }

const Drawn = ({ camera, info, rect, onMark }: DrawnProps) => {
  const url = useObjectUrl(usePicture(camera.id, info).data?.bytes)
  const from = useRef<Share | null>(null)
  if (url === null) return null
  const shareAt = ({ currentTarget, clientX, clientY }: PointerEvent): Share => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return [(clientX - left) / width, (clientY - top) / height]
  }
  return (
    <figure className="flex flex-col gap-1">
      <div
        className="relative w-fit max-w-full cursor-crosshair touch-none select-none overflow-hidden rounded-lg border border-line"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = shareAt(event)
        }}
        onPointerMove={(event) => {
          const marked = from.current === null ? null : rectBetween(from.current, shareAt(event))
          if (marked !== null) onMark(marked)
        }}
        onPointerUp={() => {
          from.current = null
        }}
        onPointerCancel={() => {
          from.current = null
        }}
      >
        <img src={url} alt={words.markOn(camera.name)} draggable={false} className="block max-h-80 max-w-full" />
        {rect !== null && (
          <span
            aria-hidden
            className="pointer-events-none absolute border-2 border-accent bg-accent/20"
            style={{
              left: `${rect.left * 100}%`,
              top: `${rect.top * 100}%`,
              width: `${(rect.right - rect.left) * 100}%`,
              height: `${(rect.bottom - rect.top) * 100}%`,
            }}
          />
        )}
      </div>
      <figcaption className="text-muted text-xs">{words.markHelp}</figcaption>
    </figure>
  )
}
