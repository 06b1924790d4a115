import { CircleCheck, CircleDashed, CircleHelp, CircleX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ia } from '@/text/ia'
import { Badge, type Tone } from '@/ui/badge'
import { Card } from '@/ui/card'
import { Skeleton } from '@/ui/skeleton'
import type { Met } from './needs.ts'

/** `unknown`: it could not be read; `reading`: not yet. */
export type NeedState = Met | 'unknown' | 'reading'

const LOOKS: Record<Exclude<NeedState, 'reading'>, readonly [LucideIcon, Tone, string]> = {
  ready: [CircleCheck, 'good', ia.ready],
  partial: [CircleDashed, 'warn', ia.partial],
  missing: [CircleX, 'bad', ia.missing],
  unknown: [CircleHelp, 'unknown', ia.unknown],
}

/** What an assistant needs, under one heading. */
export const Needs = ({ children }: { readonly children: ReactNode }) => (
  <Card className="p-4 md:p-5">
    <section className="flex flex-col gap-1">
      <h2 className="font-semibold text-base">{ia.needs}</h2>
      <ul className="flex flex-col divide-y divide-line">{children}</ul>
    </section>
  </Card>
)

type NeedProps = {
  readonly title: string
  readonly state: NeedState
  /** What must be there for it to count as met. */
  readonly goal?: string
  readonly children?: ReactNode
}

/** One need: whether it is met, by shape, word and colour, and what was found. */
export const Need = ({ title, state, goal, children }: NeedProps) => (
  <li className="flex flex-col gap-1.5 py-3 last:pb-0">
    <div className="flex items-start justify-between gap-3">
      <h3 className="font-medium text-sm">
        {title}
        {goal !== undefined && <span className="block font-normal text-muted text-xs">{goal}</span>}
      </h3>
      {state === 'reading' ? <Skeleton className="h-5 w-16" /> : <MetBadge state={state} />}
    </div>
    {state !== 'reading' && <div className="text-muted text-sm">{children}</div>}
  </li>
)

export const MetBadge = ({ state }: { readonly state: Exclude<NeedState, 'reading'> }) => {
  const [Icon, tone, word] = LOOKS[state]
  return (
    <Badge tone={tone} data-met={state}>
      <Icon aria-hidden />
      {word}
    </Badge>
  )
}

type PerDeviceProps = { readonly rows: readonly { readonly name: string; readonly words: ReactNode }[] }

/** The same fact of several devices. */
export const PerDevice = ({ rows }: PerDeviceProps) => (
  <dl className="flex flex-col gap-1 text-xs">
    {rows.map(({ name, words }) => (
      <div key={name} className="flex items-baseline justify-between gap-3">
        <dt className="truncate">{name}</dt>
        <dd className="whitespace-nowrap text-ink tabular-nums">{words}</dd>
      </div>
    ))}
  </dl>
)
