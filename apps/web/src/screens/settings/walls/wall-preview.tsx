import type { WallRoom, WallSceneId } from '@vigie/contracts/entities'
import { useEffect, useRef, useState } from 'react'
import type { Picture } from '@/wall/room'
import { WallFrame } from '@/wall/wall-frame'
import '@/wall/wall.css'

type WallPreviewProps = { readonly room: WallRoom; readonly scene: WallSceneId; readonly picture: Picture }

/** The wall itself, made smaller: what stands here stands there. */
export const WallPreview = ({ room, scene, picture }: WallPreviewProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (place.current === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const scale = width / picture.widthPx
  return (
    <div
      ref={place}
      className="relative w-full overflow-hidden rounded-lg"
      style={{ height: picture.heightPx * scale }}
      // a picture: its title is none of the page
      aria-hidden
      inert
    >
      <div
        className="absolute top-0 left-0"
        style={{ transform: `scale(${scale})`, transformOrigin: '0 0', width: picture.widthPx }}
      >
        {width > 0 && <WallFrame picture={picture} room={room} scene={scene} pinned={null} isPreview />}
      </div>
    </div>
  )
}
