import { CONDITION_KIND_NAMES } from '@vigie/contracts/alarm-words'
import { alarmCondition, alarmPriority } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { alarmText, PRIORITY_NAMES } from '@/text/alarms'
import { Select } from '@/ui/select'
import { type Filter, PERIODS, STATES } from './filter.ts'

const { filters: words } = alarmText
const ANY = 'any'

type FilterFieldsProps = {
  readonly filter: Filter
  readonly onChange: (change: Partial<Filter>) => void
  /** their names are shown above them */
  readonly isNamed?: boolean
}

/** State, priority, condition and period of the alarms that are listed. */
export const FilterFields = ({ filter, onChange, isNamed = false }: FilterFieldsProps) => {
  const named = (name: string, field: ReactNode) =>
    isNamed ? (
      <div key={name} className="flex flex-col gap-1 [&>div]:w-full [&_select]:w-full">
        <span aria-hidden className="font-medium text-sm">
          {name}
        </span>
        {field}
      </div>
    ) : (
      field
    )
  return (
    <>
      {named(
        words.state,
        <Select
          label={words.state}
          value={filter.state}
          options={STATES.map((value) => ({ value, label: words.states[value] }))}
          onValueChange={(state) => onChange({ state })}
        />,
      )}
      {named(
        words.priority,
        <Select
          label={words.priority}
          value={filter.priority ?? ANY}
          options={[
            { value: ANY, label: words.anyPriority },
            ...alarmPriority.options.map((value) => ({ value, label: PRIORITY_NAMES[value] })),
          ]}
          onValueChange={(value) => onChange({ priority: alarmPriority.safeParse(value).data ?? null })}
        />,
      )}
      {named(
        words.condition,
        <Select
          label={words.condition}
          className={isNamed ? '' : 'w-52 [&_select]:text-ellipsis'}
          value={filter.condition ?? ANY}
          options={[
            { value: ANY, label: words.anyCondition },
            ...alarmCondition.options.map((value) => ({ value, label: CONDITION_KIND_NAMES[value] })),
          ]}
          onValueChange={(value) => onChange({ condition: alarmCondition.safeParse(value).data ?? null })}
        />,
      )}
      {named(
        words.period,
        <Select
          label={words.period}
          value={filter.period}
          options={PERIODS.map((value) => ({
            value,
            label: value === 'now' && filter.state === 'all' ? words.wholeHistory : words.periods[value],
          }))}
          onValueChange={(period) => onChange({ period })}
        />,
      )}
    </>
  )
}
