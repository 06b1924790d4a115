import { CONDITION_KIND_NAMES } from '@vigie/contracts/alarm-words'
import type { AlarmCondition } from '@vigie/contracts/entities'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { siteSettings as words } from '@/text/alarm-settings'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { EmptyLine } from '@/ui/empty-line'
import { fieldsOf, isSame, type SettingForm, type SettingState } from './draft.ts'
import { COLUMNS } from './setting-fields.tsx'
import { type RowActs, SettingRow } from './setting-row.tsx'
import { fieldName, sharedWords } from './setting-words.ts'
import { SiteWide } from './site-wide.tsx'

/** rows shown at first, and added at each press */
const ROWS = 30

export type GroupActs = RowActs & {
  readonly onTypeAll: (states: readonly SettingState[], change: Partial<SettingForm>) => void
}

type ConditionGroupProps = {
  readonly condition: AlarmCondition
  /** every setting of the condition */
  readonly states: readonly SettingState[]
  /** those that the filter leaves */
  readonly shown: readonly SettingState[]
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly nameOf: (device: string) => string
  readonly acts: GroupActs | null
}

/** One condition: on how much it is on and with which values, and, open, all of its settings. */
export const ConditionGroup = ({ condition, states, shown, isOpen, onOpen, nameOf, acts }: ConditionGroupProps) => {
  const on = states.filter(({ form }) => form.enabled).length
  const changed = states.filter(({ setting }) => !isSame(setting.values, setting.byDefault)).length
  const unsaved = states.filter(({ isDirty }) => isDirty).length
  const isOfMetrics = new Set(states.map(({ setting }) => setting.device)).size < states.length
  const shared = sharedWords(states.map(({ setting, values }) => ({ ...setting, values: values ?? setting.values })))
  const isFlawed = states.some(({ values, isConflict }) => values === null || isConflict)
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <section aria-label={CONDITION_KIND_NAMES[condition]} data-condition={condition} className="border-line border-t">
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="touch flex w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-left hover:bg-hover sm:flex-nowrap"
        >
          <Icon aria-hidden className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 grow basis-0">
            <span className="block font-medium text-sm">{CONDITION_KIND_NAMES[condition]}</span>
            <span className="block text-muted text-xs">{words.conditionHelp[condition]}</span>
          </span>
          <span className="flex flex-col text-xs tabular-nums max-sm:basis-full max-sm:pl-7 sm:max-w-[45%] sm:items-end sm:text-right">
            <span className={shared === '' ? 'text-muted' : 'font-medium'}>
              {shown.length < states.length
                ? words.filtered(shown.length, states.length)
                : words.counts(states.length, on, isOfMetrics)}
            </span>
            {shared !== '' && <span className="text-muted">{shared}</span>}
            <span className="mt-1 flex flex-wrap gap-1 empty:hidden sm:justify-end">
              {changed > 0 && <Badge>{words.changed(changed)}</Badge>}
              {unsaved > 0 && <Badge tone={isFlawed ? 'bad' : 'water'}>{words.unsaved(unsaved)}</Badge>}
            </span>
          </span>
        </button>
      </h4>
      {isOpen && <Rows condition={condition} states={states} shown={shown} nameOf={nameOf} acts={acts} />}
    </section>
  )
}

type RowsProps = Pick<ConditionGroupProps, 'condition' | 'states' | 'shown' | 'nameOf' | 'acts'>

const Rows = ({ condition, states, shown, nameOf, acts }: RowsProps) => {
  const [most, setMost] = useState(ROWS)
  if (states.length === 0) return <EmptyLine>{words.nothing}</EmptyLine>
  if (shown.length === 0) return <EmptyLine>{words.noMatch}</EmptyLine>
  const left = shown.length - most
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-1 pb-3">
        <p className="text-muted text-xs">{words.monthHelp}</p>
        {acts !== null && (
          <SiteWide
            key={condition}
            states={shown}
            isFiltered={shown.length < states.length}
            onApply={(change) => acts.onTypeAll(shown, change)}
          />
        )}
      </div>
      {acts !== null && <Head condition={condition} />}
      <ul>
        {shown.slice(0, most).map((state) => (
          <SettingRow key={state.key} state={state} device={nameOf(state.setting.device)} acts={acts} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="outline" className="mx-4 my-3" onClick={() => setMost((before) => before + ROWS)}>
          {words.more(left)}
        </Button>
      )}
    </>
  )
}

const HEADS = ['enabled', 'priority', 'limit', 'deadband', 'onDelay', 'offDelay'] as const

/** The names of the columns; each field has its own for who does not see them. */
const Head = ({ condition }: Pick<ConditionGroupProps, 'condition'>) => {
  const used = fieldsOf(condition)
  return (
    <div aria-hidden className={cn('@min-[64rem]:grid hidden px-4 pb-1 text-muted text-xs', COLUMNS)}>
      <span />
      {HEADS.map((field) => (
        <span key={field} className={cn(field === 'enabled' && 'text-center')}>
          {used[field] && fieldName(field, { condition })}
        </span>
      ))}
      <span>{words.fields.month}</span>
    </div>
  )
}
