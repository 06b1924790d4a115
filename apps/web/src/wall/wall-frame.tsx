import type { Alarm, WallRoom, WallSceneId } from '@vigie/contracts/entities'
import { type CSSProperties, useMemo } from 'react'
import { useLiveFeed } from '@/actors/session-context'
import { useDevices, useFeed } from '@/data'
import { linkWordsOf } from './link-words.ts'
import { AlarmPanel } from './parts/alarm-panel.tsx'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { LinkBanner } from './parts/link-banner.tsx'
import { Others } from './parts/others.tsx'
import { Strip } from './parts/strip.tsx'
import { boxOf, fontPxOf, type Picture } from './room.ts'
import { WALL_SCENES } from './scenes/scenes.tsx'
import { groupsOf } from './wall-devices.ts'

/** Margins of the picture on each side, header and footer, em of the smallest font. */
const MARGIN_EM = 1.02
const HEADER_EM = 4.3
const FOOTER_EM = 1.7
/** the same of a screen that stands, where they take more lines */
const STANDING = { header: 7.6, footer: 2.8 } as const

type WallFrameProps = {
  readonly picture: Picture
  readonly room: WallRoom
  readonly scene: WallSceneId
  /** holds the screen until it is acknowledged */
  readonly pinned: Alarm | null
  readonly isSignedOut?: boolean
  /** within another page, which has a main part of its own */
  readonly isPreview?: boolean
}

/** One picture of a wall: header or banner, scene or alarm, footer. Everything in it is measured in its smallest letter. */
export const WallFrame = ({ picture, room, scene, pinned, isSignedOut = false, isPreview = false }: WallFrameProps) => {
  const devices = useDevices().data ?? NONE
  const groups = useMemo(() => groupsOf(devices), [devices])
  const view = useLiveFeed()
  const { reason, since } = useFeed()
  const words = linkWordsOf(view, reason, { isSignedOut, wasLive: since !== null })
  const fontPx = fontPxOf(picture, room)
  const whole = boxOf(picture, fontPx)
  const cols = whole.cols - 2 * MARGIN_EM
  const isStanding = cols < whole.rows
  const around = isStanding ? STANDING.header + STANDING.footer : HEADER_EM + FOOTER_EM
  const box = { cols, rows: whole.rows - 2 * MARGIN_EM - around }
  const Scene = WALL_SCENES[scene]
  const Root = isPreview ? 'div' : 'main'
  const style: CSSProperties = { fontSize: `${fontPx}px`, width: picture.widthPx, height: picture.heightPx }
  return (
    <Root
      className="wall"
      style={style}
      data-link={words === null ? 'live' : 'lost'}
      data-scene={scene}
      data-pinned={pinned?.id}
      data-portrait={isStanding || undefined}
    >
      {words !== null ? <LinkBanner words={words} /> : pinned === null && <Header devices={devices} />}
      {pinned === null ? (
        <Scene devices={devices} box={box} />
      ) : (
        <div className="wall-scene">
          <AlarmPanel alarm={pinned} devices={devices} box={box} />
          <Strip groups={groups} box={box} />
          <Others shown={pinned.id} />
        </div>
      )}
      <Footer devices={devices} words={words} />
    </Root>
  )
}

const NONE: readonly never[] = []
