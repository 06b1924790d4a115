import { type Notification, supplyOf } from '@vigie/contracts/entities'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useDevices } from '@/data'
import { formatPast, formatSpan, formatTime } from '@/text'
import { commonCut } from '@/text/common-cut'
import { cutNow, thingsFirst } from '@/text/cut-now'
import { notificationsText as words } from '@/text/notifications'
import { cn } from '@/ui/cn'
import { NotificationRow } from './notification-row.tsx'
import { PowerIcon } from './power-icon.tsx'
import { blocksOf, type Together } from './together.ts'
import type { ToldPart } from './with-their-cuts.ts'

type BlocksProps = {
  /** of one day, newest first */
  readonly items: readonly Notification[]
  /** how long each cut was that is over, ms, by the id of what began or ended it */
  readonly lengths: ReadonlyMap<string, number>
  readonly isNew: (item: Notification) => boolean
}

/** The notifications of a day: those of one cut of several devices under a line of their own, the others one by one. */
export const NotificationBlocks = ({ items, lengths, isNew }: BlocksProps) => {
  const devices = useDevices().data
  const blocks = useMemo(() => blocksOf(items, { lengths, supply: supplyOf(devices ?? []) }), [items, lengths, devices])
  const rows = (parts: readonly ToldPart[]) =>
    parts.map(({ item, part }) => (
      <NotificationRow
        key={item._id}
        item={item}
        cutMs={lengths.get(item._id) ?? null}
        isNew={isNew(item)}
        part={part}
      />
    ))
  return blocks.map((block) =>
    block.kind === 'together' ? (
      <Folded key={block.id} cut={block} isNew={block.parts.some(({ item }) => isNew(item))}>
        {rows(block.parts)}
      </Folded>
    ) : (
      <ul key={block.id} className="divide-y divide-line border-line border-b">
        {rows(block.parts)}
      </ul>
    ),
  )
}

type FoldedProps = { readonly cut: Together; readonly isNew: boolean; readonly children: ReactNode }

/** What lasts, or was not seen yet, comes open; a person opens and closes it from then on. */
const Folded = ({ cut, isNew, children }: FoldedProps) => {
  const [isOpen] = useState(isNew || cut.lasting > 0)
  return (
    <details open={isOpen} className="group border-line border-b">
      <Heading cut={cut} isNew={isNew} />
      <ul className="divide-y divide-line border-line border-t bg-sunken/50 sm:pl-6">{children}</ul>
    </details>
  )
}

type HeadingProps = { readonly cut: Together; readonly isNew: boolean }

/** How many devices, whether their power is back, when, and who; the notifications themselves are below it. */
const Heading = ({ cut, isNew }: HeadingProps) => {
  const { lasting, devices, parts } = cut
  const isLasting = lasting > 0
  return (
    <summary className="touch relative flex cursor-pointer list-none items-start gap-3 px-4 py-2 text-sm -outline-offset-2 hover:bg-hover max-sm:gap-1.5 max-sm:px-2.5">
      <PowerIcon isOff={isLasting} isLasting={isLasting} isNew={isNew} />
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
        <span className={cn(isLasting && 'font-semibold text-bad')}>{titleWords(cut)}</span>
        <span className="text-muted text-xs tabular-nums">{whenWords(cut)}</span>
        <span className="basis-full text-muted text-xs">
          {thingsFirst(devices, (name) => name)
            .slice(0, NAMED)
            .join(', ')}
          {devices.length > NAMED && cutNow.more(devices.length - NAMED)}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-1 text-muted text-xs leading-5 tabular-nums">
        <span className="max-sm:sr-only">{words.many(parts.length, 0)}</span>
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
      </span>
    </summary>
  )
}

/** So many are named. */
const NAMED = 3

const titleWords = ({ count, lasting, source, from }: Together): string => {
  if (from === null) return words.back(count)
  return commonCut.title({ source, devices: count, lasting })
}

const whenWords = ({ from, to }: Together): string => {
  if (from === null) return to === null ? '' : formatTime(to)
  if (to === null) return words.since(formatTime(from))
  return words.fromTo(formatTime(from), formatTime(to), formatPast(to - from, formatSpan))
}
