import { type GaugeBoard, gaugeBoard } from '@vigie/contracts/rest/analyst'
import { type SyntheticEvent, useState } from 'react'
import { useGaugeBoard, useMarkBoard } from '@/data/picture-works'
import { iaPictures } from '@/text/ia-pictures'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { TextField } from '@/ui/text-field'
import { numberIn } from './number-in.ts'

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

/** Where the board stands in the camera's picture, marked once per device. */
export const BoardForm = ({ device }: { readonly device: string }) => {
  const board = useGaugeBoard(device, true)
  if (board.data === undefined) {
    return board.isError ? <Alert tone="warn">{iaPictures.listFailed}</Alert> : <Skeleton className="h-24 w-full" />
  }
  return <Board device={device} board={board.data} />
}

/** Open from the start only where nothing is marked yet; saving does not close it. */
const Board = ({ device, board }: { readonly device: string; readonly board: GaugeBoard | null }) => {
  const [startsOpen] = useState(board === null)
  return (
    <details open={startsOpen} className="rounded-lg border border-line p-3">
      <summary className="cursor-pointer font-medium text-sm">{words.board}</summary>
      {board === null && <p className="mt-2 text-sm">{words.notMarked}</p>}
      <Fields device={device} board={board} />
    </details>
  )
}

const Fields = ({ device, board }: { readonly device: string; readonly board: GaugeBoard | null }) => {
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
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3">
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
      {error && <Alert tone="bad">{words.bad}</Alert>}
      {mark.isError && <Alert tone="bad">{iaPictures.flaws.failed}</Alert>}
      {mark.isSuccess && <Alert tone="good">{words.saved}</Alert>}
      <Button type="submit" variant="outline" className="self-start" pending={mark.isPending}>
        {words.save}
      </Button>
    </form>
  )
}

const textsOf = (board: GaugeBoard | null): Record<Part, string> => {
  const say = (part: Part): string => {
    if (board === null) return ''
    const value = SHARES.includes(part) ? Math.round(board[part] * PERCENT * 10) / 10 : board[part]
    return String(value).replace('.', ',')
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
