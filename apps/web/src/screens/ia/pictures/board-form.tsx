import type { Device } from '@vigie/contracts/entities'
import { type GaugeBoard, gaugeBoard } from '@vigie/contracts/rest/analyst'
import { type SyntheticEvent, useState } from 'react'
import { useGaugeBoard, useMarkBoard } from '@/data/picture-works'
import { roundTo } from '@/text'
import { iaPictures } from '@/text/ia-pictures'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { TextField } from '@/ui/text-field'
import { BoardMarker } from './board-marker.tsx'
import { numberIn } from './number-in.ts'
import type { Rect } from './rect-between.ts'

const words = iaPictures.level
type Part = keyof GaugeBoard
const SHARES: readonly Part[] = ['left', 'right', 'top', 'bottom']
const LABELS: Readonly<Record<Part, string>> = {
  left: words.left,
  right: words.right,
  top: words.top,
  bottom: words.bottom,
  topLevelM: words.topLevel,
  bottomLevelM: words.bottomLevel,
}
const PARTS = Object.keys(LABELS) as Part[]
const PERCENT = 100

type BoardFormProps = {
  readonly device: string
  /** the one that shows the device, whose picture is drawn on; null: none is known to */
  readonly camera: Device | null
}

/** Where the board stands in the camera's picture, marked once per device. */
export const BoardForm = ({ device, camera }: BoardFormProps) => {
  const board = useGaugeBoard(device, true)
  if (board.data === undefined) {
    return board.isError ? <Alert tone="warn">{iaPictures.listFailed}</Alert> : <Skeleton className="h-24 w-full" />
  }
  return <Board device={device} camera={camera} board={board.data} />
}

/** Open from the start only where nothing is marked yet; saving does not close it. */
type BoardProps = BoardFormProps & { readonly board: GaugeBoard | null }

const Board = ({ device, camera, board }: BoardProps) => {
  const [startsOpen] = useState(board === null)
  return (
    <details open={startsOpen} className="rounded-lg border border-line p-3">
      <summary className="cursor-pointer font-medium text-sm">{words.board}</summary>
      {board === null && <p className="mt-2 text-sm">{words.notMarked}</p>}
      <Fields device={device} camera={camera} board={board} />
    </details>
  )
}

const Fields = ({ device, camera, board }: BoardProps) => {
  const mark = useMarkBoard(device)
  const [texts, setTexts] = useState(() => textsOf(board))
  const [error, setError] = useState(false)
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const parsed = gaugeBoard.safeParse(
      Object.fromEntries(
        PARTS.map((part) => {
          const value = numberIn(texts[part])
          return [part, value !== null && SHARES.includes(part) ? value / PERCENT : value]
        }),
      ),
    )
    setError(!parsed.success)
    if (parsed.success) mark.mutate(parsed.data)
  }
  return (
    <form onSubmit={onSubmit} className="mt-2 flex flex-col gap-3">
      <p className="text-muted text-xs">{words.boardHelp}</p>
      <div className="grid min-w-0 gap-4 lg:grid-cols-[auto_minmax(0,1fr)]">
        {camera !== null && (
          <BoardMarker
            camera={camera}
            rect={rectOf(texts)}
            onMark={(rect) => setTexts((before) => ({ ...before, ...sharesOf(rect) }))}
          />
        )}
        <div className="grid grid-cols-2 content-start items-end gap-3">
          {PARTS.map((part) => (
            <TextField
              key={part}
              label={LABELS[part]}
              value={texts[part]}
              inputMode="decimal"
              onChange={({ target }) => setTexts({ ...texts, [part]: target.value })}
            />
          ))}
        </div>
      </div>
      {error && <Alert tone="bad">{words.bad}</Alert>}
      {mark.isError && <Alert tone="bad">{iaPictures.flaws.failed}</Alert>}
      {mark.isSuccess && <Alert tone="good">{words.saved}</Alert>}
      <Button type="submit" variant="outline" className="self-start" pending={mark.isPending}>
        {words.save}
      </Button>
    </form>
  )
}

/** The rectangle that the fields say; null: they say none that can be drawn. */
const rectOf = (texts: Record<Part, string>): Rect | null => {
  const [left, right, top, bottom] = SHARES.map((part) => numberIn(texts[part]))
  if (left == null || right == null || top == null || bottom == null || left >= right || top >= bottom) return null
  return { left: left / PERCENT, right: right / PERCENT, top: top / PERCENT, bottom: bottom / PERCENT }
}

const percentText = (share: number): string => String(roundTo(share * PERCENT, 1)).replace('.', ',')
const sharesOf = (rect: Rect) => ({
  left: percentText(rect.left),
  right: percentText(rect.right),
  top: percentText(rect.top),
  bottom: percentText(rect.bottom),
})

const textsOf = (board: GaugeBoard | null): Record<Part, string> => {
  const say = (part: Part): string => {
    if (board === null) return ''
    return SHARES.includes(part) ? percentText(board[part]) : String(board[part]).replace('.', ',')
  }
  return {
    left: say('left'),
    right: say('right'),
    top: say('top'),
    bottom: say('bottom'),
    topLevelM: say('topLevelM'),
    bottomLevelM: say('bottomLevelM'),
  }
}
