// How the rows of the list follow each other, and what takes the place of what. Pure.
import type { AlarmOrder } from '../alarm-acts/alarm-acts.types.ts'
import type {
  AlarmCause,
  AlarmListContext,
  AlarmQuestion,
  AlarmRow,
  AlarmRows,
  ManagerQuestion,
} from './alarm-list.types.ts'

/** One line of the list: a cause, or an alarm, which may stand under its cause. */
export type ShownRow = {
  readonly id: string
  readonly kind: 'cause' | 'alarm'
  /** under its cause */
  readonly isChild: boolean
}

type Shown = Pick<AlarmListContext, 'shown' | 'expanded' | 'isGrouped'>

/** A list before its alarms are known. */
export const EMPTY = { rows: [], causes: [] } as const

/**
 * The lines of the list. A cause stands where the first of its alarms would, so that it is as urgent as the most urgent
 * of them; its alarms stand under it when it is expanded.
 */
export const shownRows = ({ shown, expanded, isGrouped }: Shown): readonly ShownRow[] => {
  const causeOf = new Map(isGrouped ? shown.causes.flatMap((cause) => cause.rows.map((row) => [row, cause])) : [])
  const placed = new Set<AlarmCause>()
  return shown.rows.flatMap(({ id }): ShownRow[] => {
    const cause = causeOf.get(id)
    if (cause === undefined) return [{ id, kind: 'alarm', isChild: false }]
    if (placed.has(cause)) return []
    placed.add(cause)
    const children = expanded.includes(cause.id) ? cause.rows : []
    return [
      { id: cause.id, kind: 'cause', isChild: false },
      ...children.map((row): ShownRow => ({ id: row, kind: 'alarm', isChild: true })),
    ]
  })
}

/** What the line of this id is; null: no line stands for it, as for an alarm whose cause is folded. */
export const kindOf = (shown: Shown, id: string | null): ShownRow['kind'] | null =>
  shownRows(shown).find((row) => row.id === id)?.kind ?? null

/** The rows as they stand, but where another occurrence took the place of one: there it stands now. */
export const repainted = (
  shown: AlarmRows,
  latest: AlarmRows,
): { rows: AlarmRows; successors: Map<string, string> } => {
  const there = new Set(shown.rows.map(({ id }) => id))
  const alive = new Set(latest.rows.map(({ id }) => id))
  const byKey = new Map(latest.rows.filter(({ id }) => !there.has(id)).map((row) => [row.key, row]))
  const successors = new Map<string, string>()
  const rows = shown.rows.map((row): AlarmRow => {
    const next = alive.has(row.id) ? undefined : byKey.get(row.key)
    if (next === undefined) return row
    successors.set(row.id, next.id)
    return next
  })
  if (successors.size === 0) return { rows: shown, successors }
  const causes = shown.causes.map((cause) => ({ ...cause, rows: cause.rows.map((id) => successors.get(id) ?? id) }))
  return { rows: { rows, causes }, successors }
}

type Reached = Shown & Pick<AlarmListContext, 'current' | 'place'>

/** The line before or after the current one, or after its place when it is gone; from nowhere the first or the last. */
export const rowBeside = (context: Reached, by: 1 | -1): string | null => {
  const rows = shownRows(context)
  const here = rows.findIndex(({ id }) => id === context.current)
  if (here !== -1) return rows[here + by]?.id ?? null
  const place = by === 1 ? (context.place ?? 0) : (context.place ?? rows.length) - 1
  return rows[Math.max(0, Math.min(place, rows.length - 1))]?.id ?? null
}

/** Where the current line stood when it leaves the list now; what is known of it else. */
export const placeAfter = (context: Reached, next: AlarmRows): number | null => {
  const placeIn = (shown: AlarmRows) => shownRows({ ...context, shown }).findIndex(({ id }) => id === context.current)
  const before = placeIn(context.shown)
  return before === -1 || placeIn(next) !== -1 ? context.place : before
}

type Pointed = Pick<AlarmListContext, 'shown' | 'current' | 'selected'>

/** The alarms that a key acts on: those that were ticked, else the current one, or all of the current cause. */
export const targetsOf = ({ shown, current, selected }: Pointed): readonly string[] => {
  if (selected.length > 0) return selected
  if (current === null) return []
  return shown.causes.find(({ id }) => id === current)?.rows ?? [current]
}

/** Those of them that wait for somebody to acknowledge them. */
export const waitingTargets = (context: Pointed & Pick<AlarmListContext, 'latest'>): readonly string[] => {
  const waiting = new Set(context.latest.rows.flatMap(({ id, isWaiting }) => (isWaiting ? [id] : [])))
  return targetsOf(context).filter((id) => waiting.has(id))
}

/** The act that answers each question. */
export const ACT_OF = {
  confirming: 'acknowledge',
  shelving: 'shelve',
  commenting: 'comments',
  assigning: 'assign',
  suppressing: 'suppress',
  unsuppressing: 'unsuppress',
  retiring: 'retire',
  returning: 'return',
} as const satisfies Record<AlarmQuestion, AlarmOrder['act']>

const MANAGED: readonly AlarmQuestion[] = [
  'suppressing',
  'unsuppressing',
  'retiring',
  'returning',
] satisfies ManagerQuestion[]
/** Whether a question is one of administrators alone. */
export const isManaged = (question: AlarmQuestion): boolean => MANAGED.includes(question)
