import { RotateCcw } from 'lucide-react'
import { formatDate } from '@/text'
import { siteSettings as words } from '@/text/alarm-settings'
import { Badge } from '@/ui/badge'
import { cn } from '@/ui/cn'
import { IconButton } from '@/ui/icon-button'
import { Conflict } from './conflict.tsx'
import { fieldsOf, formOf, isSame, type SettingForm, type SettingState } from './draft.ts'
import { MonthStrip } from './month-strip.tsx'
import { COLUMNS, EnabledField, NumberField, PriorityField } from './setting-fields.tsx'
import { fieldName, fieldUnit, flawWords, measureName, settingName, valuesWords } from './setting-words.ts'

export type RowActs = {
  readonly onType: (state: SettingState, change: Partial<SettingForm>) => void
  /** what somebody else set is known now: false drops what was typed */
  readonly onSettle: (state: SettingState, keepsMine: boolean) => void
}

type SettingRowProps = {
  readonly state: SettingState
  readonly device: string
  /** null: they may only be read */
  readonly acts: RowActs | null
}

const NUMBERS = ['limit', 'deadband', 'onDelay', 'offDelay'] as const

/** One setting: what it is about, its fields, and the days on which it would have alarmed. */
export const SettingRow = ({ state, device, acts }: SettingRowProps) => {
  const { key, setting, form, flaws, values, isDirty, isConflict } = state
  const name = settingName(setting, device)
  const used = fieldsOf(setting.condition)
  const flawOf = (field: keyof SettingForm) => {
    const flaw = flaws[field]
    return flaw === undefined ? undefined : flawWords(flaw, field, setting)
  }
  const type = (change: Partial<SettingForm>) => acts?.onType(state, change)
  const isOriginal = values !== null && isSame(values, setting.byDefault)
  return (
    <li
      data-setting={key}
      data-dirty={isDirty || undefined}
      className={cn(
        'grid gap-3 border-line border-t px-4 py-3',
        COLUMNS,
        isDirty && 'bg-water-soft/40',
        acts === null && '@min-[64rem]:grid-cols-[minmax(9rem,1fr)_minmax(0,2fr)_14rem]',
      )}
    >
      <div className="min-w-0">
        <div className="flex items-start gap-1">
          <div className="min-w-0 grow">
            <p className="break-words font-medium text-sm">{device}</p>
            <p className="text-muted text-xs">{measureName(setting)}</p>
          </div>
          {acts !== null && !isOriginal && (
            <IconButton size="sm" label={words.resetOf(name)} onClick={() => type(formOf(setting.byDefault))}>
              <RotateCcw />
            </IconButton>
          )}
        </div>
        {isDirty ? (
          <Badge tone="water">{words.unsavedOne}</Badge>
        ) : (
          setting.changedBy !== null &&
          setting.changedAt !== null && (
            <p className="text-muted text-xs">
              {words.changedBy(setting.changedBy.name, formatDate(Date.parse(setting.changedAt)))}
            </p>
          )
        )}
      </div>
      {acts === null ? (
        <p className="text-sm">{valuesWords(setting, setting.values)}</p>
      ) : (
        <div className="@min-[64rem]:contents grid @min-[28rem]:grid-cols-3 grid-cols-2 items-start gap-3">
          <EnabledField
            name={name}
            checked={form.enabled}
            disabled={!used.enabled}
            error={flawOf('enabled')}
            onChange={(enabled) => type({ enabled })}
          />
          <PriorityField
            label={words.fieldOf(words.fields.priority, name)}
            value={form.priority}
            onChange={(priority) => type({ priority })}
          />
          {NUMBERS.map((field) =>
            used[field] ? (
              <NumberField
                key={field}
                label={fieldName(field, setting)}
                fullLabel={words.fieldOf(fieldName(field, setting), name)}
                unit={fieldUnit(field, setting)}
                value={form[field]}
                error={flawOf(field)}
                onChange={(value) => type({ [field]: value })}
              />
            ) : (
              <span key={field} aria-hidden className="@min-[64rem]:block hidden" />
            ),
          )}
        </div>
      )}
      <MonthStrip state={state} name={name} />
      {isConflict && acts !== null && (
        <Conflict onSettle={(keepsMine) => acts.onSettle(state, keepsMine)}>
          {setting.changedBy === null
            ? words.save.conflictDefault(valuesWords(setting, setting.values))
            : words.save.conflict(setting.changedBy.name, valuesWords(setting, setting.values))}
        </Conflict>
      )}
    </li>
  )
}
