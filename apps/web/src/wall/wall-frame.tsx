import type { Alarm, WallRoom, WallSceneId } from '@vigie/contracts/entities'
import type { CSSProperties } from 'react'
import { useLiveFeed } from '@/actors/session-context'
import { useDevices, useFeed, useOpenAlarms, useSite } from '@/data'
import { wall } from '@/text/wall'
import { usePumpRest } from '@/widgets/site-state/use-pump-rest'
import type { Elsewhere } from './elsewhere.ts'
import { linkWordsOf } from './link-words.ts'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { HeldScene } from './parts/held-scene.tsx'
import { LinkBanner } from './parts/link-banner.tsx'
import { boxOf, fontPxOf, type Picture } from './room.ts'
import { Overview } from './scenes/overview.tsx'
import { WALL_SCENES } from './scenes/scenes.tsx'
import { isBesideActive, isOver } from './urgent.ts'
import { useRowsOf } from './use-rows-of.ts'

/** Margins of the picture on each side, em of the smallest font. */
const MARGIN_EM = 1.02

type WallFrameProps = {
  readonly picture: Picture
  readonly room: WallRoom
  readonly scene: WallSceneId
  /** holds the screen until it is acknowledged */
  readonly pinned: Alarm | null
  readonly isSignedOut?: boolean
  /** what other sites of the same wall add */
  readonly elsewhere?: Elsewhere
  /** within another page, which has a main part of its own */
  readonly isPreview?: boolean
}

/** One picture of a wall: header or banner, scene or alarm, footer. Everything in it is measured in its smallest letter. */
export const WallFrame = ({
  picture,
  room,
  scene,
  pinned,
  isSignedOut = false,
  elsewhere = ALONE,
  isPreview = false,
}: WallFrameProps) => {
  const devices = useDevices().data ?? NONE
  const view = useLiveFeed()
  const { reason, since, trusted } = useFeed()
  const site = useSite().data?.site
  const lost = linkWordsOf(view, reason, { isSignedOut, wasLive: since !== null, trusted })
  const words =
    lost === null || elsewhere.isAlone || site === undefined
      ? lost
      : { ...lost, title: wall.link.of(site.name, lost.title) }
  const fontPx = fontPxOf(picture, room)
  const whole = boxOf(picture, fontPx)
  const [ref, rows] = useRowsOf()
  const box = { ...whole, cols: whole.cols - 2 * MARGIN_EM, rows: rows ?? 0 }
  const Scene = WALL_SCENES[scene]
  const open = useOpenAlarms()
  const rest = usePumpRest(devices)
  // what is over and waits keeps the screen, and leaves its room to what still holds
  const isLine = pinned !== null && isOver(pinned) && (rest !== null || isBesideActive(pinned, open))
  const isPanel = pinned !== null && !isLine
  const Root = isPreview ? 'div' : 'main'
  const style: CSSProperties = { fontSize: `${fontPx}px`, width: picture.widthPx, height: picture.heightPx }
  return (
    <Root
      className="wall"
      style={style}
      data-link={words === null ? 'live' : 'lost'}
      data-site={site?.slug}
      data-scene={scene}
      data-pinned={pinned?.id}
      data-portrait={box.isStanding || undefined}
    >
      {words !== null ? (
        <LinkBanner words={words} box={box} isBrief={isPanel} />
      ) : (
        !isPanel && <Header devices={devices} cols={box.cols} isStanding={box.isStanding} rest={rest} />
      )}
      <div ref={ref} className="wall-room">
        {rows === null ? null : pinned === null ? (
          <Scene devices={devices} box={box} />
        ) : isLine ? (
          <Overview devices={devices} box={box} isPinned />
        ) : (
          <HeldScene
            alarm={pinned}
            devices={devices}
            box={box}
            isUnderBanner={words !== null}
            elsewhere={elsewhere.isAlone ? null : elsewhere.waiting}
          />
        )}
      </div>
      <Footer devices={devices} words={words} lostElsewhere={elsewhere.lost} isPreview={isPreview} />
    </Root>
  )
}

const NONE: readonly never[] = []
const ALONE: Elsewhere = { isAlone: true, waiting: [], lost: [] }
