import { alarmPriority } from '@vigie/contracts/entities'
import { useState } from 'react'
import { siteSettings } from '@/text/alarm-settings'
import { PRIORITY_NAMES } from '@/text/alarms'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import { fieldsOf, type SettingForm, type SettingState } from './draft.ts'
import { NumberField } from './setting-fields.tsx'
import { fieldName, fieldUnit } from './setting-words.ts'

const { wide: words, fields } = siteSettings
const KEEP = 'keep'
const NOTHING: Partial<SettingForm> = {}
const NUMBERS = ['limit', 'deadband', 'onDelay', 'offDelay'] as const

type SiteWideProps = {
  /** those that the filter leaves, all of one condition */
  readonly states: readonly SettingState[]
  readonly isFiltered: boolean
  readonly onApply: (change: Partial<SettingForm>) => void
}

/** Types the same into every setting of a condition, once it is asked for; what stays empty stays as it is. */
export const SiteWide = ({ states, isFiltered, onApply }: SiteWideProps) => {
  const [change, setChange] = useState(NOTHING)
  const [isOpen, setIsOpen] = useState(false)
  const [first] = states
  if (first === undefined || states.length < 2) return null
  const { setting } = first
  const used = fieldsOf(setting.condition)
  // a limit has a meaning only in its unit
  const isMixed = states.some((one) => one.setting.metric !== setting.metric)
  const set = (one: Partial<SettingForm>) => setChange((before) => ({ ...before, ...one }))
  const title = isFiltered ? words.titleFiltered(states.length) : words.title
  const apply = () => {
    onApply(Object.fromEntries(Object.entries(change).filter(([, value]) => value !== '' && value !== undefined)))
    setChange(NOTHING)
    setIsOpen(false)
  }
  if (!isOpen) {
    return (
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        {words.open(states.length)}
      </Button>
    )
  }
  return (
    <fieldset className="flex min-w-0 basis-full flex-col gap-3 rounded-lg border border-line bg-sunken p-3">
      <legend className="px-1 font-semibold text-sm">{title}</legend>
      <p className="text-muted text-xs">{words.help}</p>
      <div className="flex flex-wrap items-end gap-3">
        {used.enabled && (
          <Select
            label={`${fields.enabled}, ${title}`}
            value={change.enabled === undefined ? KEEP : change.enabled ? 'on' : 'off'}
            options={[
              { value: KEEP, label: `${fields.enabled} : ${words.keep}` },
              { value: 'on', label: words.on },
              { value: 'off', label: words.off },
            ]}
            onValueChange={(value) =>
              setChange(({ enabled: _, ...rest }) => (value === KEEP ? rest : { ...rest, enabled: value === 'on' }))
            }
          />
        )}
        <Select
          label={`${fields.priority}, ${title}`}
          value={change.priority ?? KEEP}
          options={[
            { value: KEEP, label: `${fields.priority} : ${words.keep}` },
            ...alarmPriority.options.map((value) => ({ value, label: PRIORITY_NAMES[value] })),
          ]}
          onValueChange={(value) =>
            setChange(({ priority: _, ...rest }) => {
              const priority = alarmPriority.safeParse(value).data
              return priority === undefined ? rest : { ...rest, priority }
            })
          }
        />
        {NUMBERS.filter((field) => used[field] && !(isMixed && (field === 'limit' || field === 'deadband'))).map(
          (field) => (
            <div key={field} className="w-36">
              <NumberField
                nameShown="always"
                label={fieldName(field, setting)}
                fullLabel={`${fieldName(field, setting)}, ${title}`}
                unit={fieldUnit(field, setting)}
                value={change[field] ?? ''}
                placeholder={words.keep}
                onChange={(value) => set({ [field]: value })}
              />
            </div>
          ),
        )}
        <Button variant="outline" disabled={Object.values(change).every((value) => value === '')} onClick={apply}>
          {words.apply(states.length)}
        </Button>
      </div>
      {isMixed && used.limit && <p className="text-muted text-xs">{words.mixed}</p>}
    </fieldset>
  )
}
