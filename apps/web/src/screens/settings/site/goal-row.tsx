import type { Goal } from '@vigie/contracts/entities'
import { RotateCcw } from 'lucide-react'
import { formatDate } from '@/text'
import { siteSettings } from '@/text/alarm-settings'
import { GOALS, goalUnit, goalValue } from '@/text/goal-words'
import { goals as words } from '@/text/goals'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { Conflict } from './conflict.tsx'
import { fieldOf, type GoalFlaw, type GoalState } from './goal-draft.ts'
import { NumberField } from './setting-fields.tsx'
import type { GoalActs } from './use-goal-drafts.ts'

type GoalRowProps = {
  readonly state: GoalState
  readonly name: string
  readonly currency: string
  /** null: it may only be read */
  readonly acts: GoalActs | null
}

/** One goal: what is aimed at, and beside it what the installation declares, with a way back to it. */
export const GoalRow = ({ state, name, currency, acts }: GoalRowProps) => {
  const { key, goal, isDirty, isConflict } = state
  const bound = words.bounds[GOALS[goal.goal].bound]
  const told = goalValue(goal.goal, goal.value, currency)
  return (
    <li
      data-goal={key}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-0.5 border-line border-t px-4 py-2.5',
        isDirty && 'bg-water-soft/40',
      )}
    >
      <p className="min-w-0 break-words font-medium text-sm">{name}</p>
      {acts === null ? (
        <p className="@min-[28rem]:row-span-2 text-right text-sm tabular-nums">{told}</p>
      ) : (
        <div className="@min-[28rem]:row-span-2 w-40">
          <NumberField
            nameShown="never"
            label={bound}
            fullLabel={words.fieldOf(name, bound)}
            unit={goalUnit(goal.goal, currency)}
            value={state.text}
            placeholder={words.none}
            error={state.flaw === null ? undefined : flawWords(state.flaw, goal, currency)}
            onChange={(text) => acts.onType(state, text)}
          />
        </div>
      )}
      <Origin state={state} name={name} currency={currency} acts={acts} />
      {isConflict && acts !== null && (
        <Conflict onSettle={(keepsMine) => acts.onSettle(state, keepsMine)}>
          {goal.changedBy === null ? words.conflictDeclared(told) : words.conflict(goal.changedBy.name, told)}
        </Conflict>
      )}
    </li>
  )
}

/** Whether it is the least or the most, and where the value comes from: the installation, or who set another one. */
const Origin = ({ state, name, currency, acts }: GoalRowProps) => {
  const { goal, values, isDirty } = state
  const { declared, changedBy, changedAt } = goal
  const isDeclared = values !== null && values.value === declared
  const setBy =
    isDirty || changedBy === null || changedAt === null
      ? null
      : words.changedBy(changedBy.name, formatDate(Date.parse(changedAt)))
  const same = setBy === null ? words.asDeclared : words.likeDeclared
  const said = [
    words.bounds[GOALS[goal.goal].bound],
    isDeclared && declared !== null ? same : declaredWords(goal, currency),
    ...(setBy === null ? [] : [setBy]),
  ]
  return (
    <div className="@max-[28rem]:col-span-full flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs">
      {isDirty && <Badge tone="water">{siteSettings.unsavedOne}</Badge>}
      <span className="tabular-nums">{said.join(' · ')}</span>
      {acts !== null && !isDeclared && (
        <Button
          size="sm"
          variant="link"
          aria-label={words.backOf(name)}
          onClick={() => acts.onType(state, fieldOf(declared))}
          className="-mx-3 -my-1"
        >
          <RotateCcw aria-hidden />
          {words.back}
        </Button>
      )}
    </div>
  )
}

const declaredWords = ({ goal, declared }: Goal, currency: string): string =>
  declared === null ? words.notDeclared : words.declared(goalValue(goal, declared, currency))

const flawWords = (flaw: GoalFlaw, { goal }: Goal, currency: string): string =>
  flaw.problem === 'between'
    ? words.flaws.between(goalValue(goal, flaw.min, currency), goalValue(goal, flaw.max, currency))
    : words.flaws[flaw.problem]
