// In: what the list knows, and what was pressed. Out: what it knows differently afterwards.
import { placeAfter, repainted, rowBeside } from './alarm-list.rows.ts'
import type { AlarmListContext, AlarmListEvent } from './alarm-list.types.ts'

type Change = Partial<AlarmListContext>

/** Rows stay where they are; an alarm that another one replaced gives it its place, and is ticked no more. */
export const afterSuccession = ({ shown, latest, current, selected }: AlarmListContext): Change => {
  const { rows, successors } = repainted(shown, latest)
  if (successors.size === 0) return {}
  return {
    shown: rows,
    current: current === null ? null : (successors.get(current) ?? current),
    selected: selected.filter((id) => !successors.has(id)),
  }
}

/** The rows as they are now; what is gone is ticked no more. */
export const afterArrival = (context: AlarmListContext): Change => {
  const { latest, selected } = context
  const there = new Set(latest.rows.map(({ id }) => id))
  return { shown: latest, selected: selected.filter((id) => there.has(id)), place: placeAfter(context, latest) }
}

type Step = Extract<AlarmListEvent, { type: 'step.pressed' }>

/** The row beside is current; whoever may act ticks both ends when the step extends the selection. */
export const afterStep = (context: AlarmListContext, step: Step): Change => {
  const current = rowBeside(context, step.by)
  if (!step.extends || !context.mayAct) return { current }
  const ends = [context.current, current].filter((id) => context.shown.rows.some((row) => row.id === id))
  return { current, selected: [...new Set([...context.selected, ...ends.filter((id) => id !== null)])] }
}

/** A row is ticked, or no more. */
export const afterTick = ({ selected }: AlarmListContext, row: string | null): Change => {
  const others = selected.filter((id) => id !== row)
  return { selected: row === null || others.length < selected.length ? others : [...others, row] }
}

/** The current cause shows its alarms, or hides them again. */
export const afterFold = ({ expanded, current }: AlarmListContext): Change => {
  const others = expanded.filter((id) => id !== current)
  return { expanded: others.length < expanded.length || current === null ? others : [...others, current] }
}
