import { memo } from 'react'
import { formatQuantity } from '@/text'
import { synoptic } from '@/text/eau'
import { cn } from '@/ui/cn'
import type { Routed } from './layout.ts'
import { type Flow, useFlow } from './use-flow.ts'
import { rem } from './use-width.ts'
import type { Pipe } from './water-network.ts'

/** Seconds a dash takes to travel its length, by flow: few steps, so that a small change does not make it jump. */
const PACES: readonly (readonly [m3h: number, seconds: number])[] = [
  [40, 0.35],
  [20, 0.5],
  [10, 0.75],
  [4, 1.1],
  [1, 1.6],
  [0, 2.6],
]
const paceOf = (m3h: number): number => PACES.find(([least]) => m3h >= least)?.[1] ?? 2.6

/** One pipe: full or empty, moving as fast as its water, still where that rests or its value may no longer hold. */
export const PipeLine = memo(({ pipe, path }: Pick<Routed, 'pipe' | 'path'>) => {
  const flow = useFlow(pipe)
  return (
    <g data-pipe={`${pipe.from}>${pipe.to}`} data-flow={stateOf(flow)}>
      <path
        d={path}
        fill="none"
        // what stands still recedes behind what runs
        strokeWidth={flow.full ? 8 : 2}
        strokeLinecap="round"
        className={flow.full && !flow.frozen ? 'stroke-water-soft' : 'stroke-line'}
      />
      {(flow.frozen ? flow.full : flow.moving) && (
        <path
          d={path}
          fill="none"
          strokeWidth={3}
          {...(flow.frozen
            ? { strokeDasharray: '2 8', className: 'stroke-frozen/60' }
            : { className: 'synoptic-flow stroke-water', style: { animationDuration: `${paceOf(flow.value ?? 0)}s` } })}
        />
      )}
      {flow.value === null && (
        <path d={path} fill="none" strokeWidth={2} strokeDasharray="2 8" className="stroke-unknown" />
      )}
    </g>
  )
})

const stateOf = ({ value, full, moving, frozen }: Flow): string =>
  frozen ? 'frozen' : value === null ? 'unknown' : moving ? 'moving' : full ? 'trickling' : 'still'

/** The flow's value, on the pipe where it enters its target. */
export const PipeValue = memo(({ pipe, end }: Pick<Routed, 'pipe' | 'end'>) => {
  const flow = useFlow(pipe)
  return (
    <span
      aria-hidden="true"
      style={{ left: rem(end.x - 10), top: rem(end.y) }}
      className={cn(
        'absolute -translate-x-full -translate-y-1/2 whitespace-nowrap rounded-md border bg-surface px-1.5 text-xs leading-5 tabular-nums',
        flow.frozen ? 'border-frozen/60 border-dashed text-muted' : 'border-line',
        flow.moving && !flow.frozen && 'border-water/50 font-semibold',
      )}
    >
      <FlowText {...flow} />
    </span>
  )
})

/** « 42,3 m³/h » of a pipe, wherever it is said. */
export const PipeFlow = ({ pipe }: { readonly pipe: Pipe }) => <FlowText {...useFlow(pipe)} />

/** A value that may no longer hold is an estimate. */
const FlowText = ({ value, frozen }: Flow) =>
  `${formatQuantity(value, 'flow_m3h')}${frozen && value !== null ? ` ${synoptic.estimated}` : ''}`

/** Whether all that runs through a pipe is what one of its ends already shows as its own flow. */
export const isSaidAtAnEnd = ({ from, to, terms }: Pipe): boolean => {
  const [only, ...others] = terms ?? []
  return only !== undefined && others.length === 0 && (only.device === from || only.device === to)
}
