// In: settings as they are in force, what somebody typed into them. Out: what is to be sent, what is wrong with it, and
// where somebody else was faster. What is typed is kept as it was typed; numbers have a French comma, delays are minutes.
import {
  ALARM_DELAYS,
  ALARM_LIMIT_UNITS,
  type AlarmPriority,
  type AlarmSetting,
  type AlarmSettingFlaw,
  type AlarmSettingsInput,
  type AlarmSettingValues,
  alarmSettingFlaw,
  alarmSettingValues,
  type DeviceId,
  MINUTE_MS,
  oppositeFlaw,
  oppositeOf,
} from '@vigie/contracts/entities'

/** What the fields of a setting hold. */
export type SettingForm = {
  readonly enabled: boolean
  readonly priority: AlarmPriority
  readonly limit: string
  readonly deadband: string
  readonly onDelay: string
  readonly offDelay: string
}
export type SettingField = keyof SettingForm
/** Fields that somebody typed into, and the setting that they saw then. */
export type Draft = { readonly base: AlarmSettingValues; readonly form: SettingForm }
/** Drafts by the key of their setting. */
export type Drafts = ReadonlyMap<string, Draft>

/** What is wrong with a field: no number, below nothing, or what the contract says. */
export type FieldFlaw =
  | { readonly problem: 'number' | 'negative' }
  | AlarmSettingFlaw
  | { readonly problem: 'most'; readonly max: number }
export type FieldFlaws = Readonly<Partial<Record<SettingField, FieldFlaw>>>

/** A setting with what is typed into it. */
export type SettingState = {
  readonly key: string
  readonly setting: AlarmSetting
  readonly form: SettingForm
  readonly flaws: FieldFlaws
  /** as they would be sent; null: they cannot be */
  readonly values: AlarmSettingValues | null
  readonly isDirty: boolean
  /** somebody else changed it since it was typed into */
  readonly isConflict: boolean
}

export const keyOf = ({ device, condition, metric }: Pick<AlarmSetting, 'device' | 'condition' | 'metric'>): string =>
  `${device}/${condition}/${metric ?? ''}`

/** Which fields mean something for a condition. */
export const fieldsOf = (condition: AlarmSetting['condition']): Readonly<Record<SettingField, boolean>> => {
  const hasLimit = ALARM_LIMIT_UNITS[condition] !== null
  const delays = ALARM_DELAYS[condition]
  return {
    enabled: condition !== 'power-off',
    priority: true,
    limit: hasLimit,
    deadband: hasLimit,
    onDelay: delays !== 'none',
    offDelay: delays === 'both',
  }
}

const DIGITS = 10
/** A number as somebody would type it. */
export const typed = (value: number): string => String(Number(value.toPrecision(DIGITS))).replace('.', ',')

export const formOf = ({
  enabled,
  priority,
  limit,
  deadband,
  onDelayMs,
  offDelayMs,
}: AlarmSettingValues): SettingForm => ({
  enabled,
  priority,
  limit: limit === null ? '' : typed(limit),
  deadband: typed(deadband),
  onDelay: typed(onDelayMs / MINUTE_MS),
  offDelay: typed(offDelayMs / MINUTE_MS),
})

const VALUE_OF = { limit: 'limit', deadband: 'deadband', onDelay: 'onDelayMs', offDelay: 'offDelayMs' } as const
type NumberField = keyof typeof VALUE_OF
const NUMBER_FIELDS = Object.keys(VALUE_OF) as readonly NumberField[]
const FIELD_OF = { ...Object.fromEntries(NUMBER_FIELDS.map((field) => [VALUE_OF[field], field])) } as Readonly<
  Record<string, SettingField | undefined>
>

/** A number as somebody types it; null: none, NaN: it is no number. */
export const numberOf = (words: string): number | null => {
  const plain = words
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('−', '-')
  if (plain === '') return null
  return /^-?\d*\.?\d+$|^-?\d+\.$/.test(plain) ? Number(plain) : Number.NaN
}

/** What the fields say, or what is wrong with them. A number that was not touched stays as exact as it was. */
export const readForm = (
  setting: Pick<AlarmSetting, 'condition' | 'metric'>,
  form: SettingForm,
  base: AlarmSettingValues,
  heightM: number | null = null,
): { readonly values: AlarmSettingValues | null; readonly flaws: FieldFlaws } => {
  const before = formOf(base)
  const flaws: Partial<Record<SettingField, FieldFlaw>> = {}
  const read = { ...base, enabled: form.enabled, priority: form.priority }
  for (const field of NUMBER_FIELDS) {
    if (form[field] === before[field]) continue
    const number = numberOf(form[field])
    const isDelay = field === 'onDelay' || field === 'offDelay'
    if (Number.isNaN(number)) flaws[field] = { problem: 'number' }
    else if (number === null && field !== 'limit') flaws[field] = { problem: 'number' }
    else if (number !== null && number < 0 && field !== 'limit') flaws[field] = { problem: 'negative' }
    else if (field === 'limit') read.limit = number
    else if (number !== null) read[VALUE_OF[field]] = isDelay ? Math.round(number * MINUTE_MS) : number
  }
  if (Object.keys(flaws).length > 0) return { values: null, flaws }
  const parsed = alarmSettingValues.safeParse(read)
  if (!parsed.success) {
    for (const { path, code } of parsed.error.issues) {
      const field = FIELD_OF[String(path[0])]
      if (field !== undefined)
        flaws[field] = code === 'too_big' ? { problem: 'most', max: MOST[field] ?? 1e12 } : { problem: 'number' }
    }
    return { values: null, flaws }
  }
  const flaw = alarmSettingFlaw(setting, parsed.data, heightM)
  if (flaw === null) return { values: parsed.data, flaws }
  return { values: null, flaws: { [FIELD_OF[flaw.field] ?? 'enabled']: flaw } }
}

/** The longest delay, min. */
const MOST: Partial<Record<SettingField, number>> = { onDelay: 7 * 24 * 60, offDelay: 7 * 24 * 60 }

export const isSame = (one: AlarmSettingValues, other: AlarmSettingValues): boolean =>
  Object.keys(alarmSettingValues.shape).every((field) => Reflect.get(one, field) === Reflect.get(other, field))

/** How high each tank is, m: a level beyond is never reached. */
export type Heights = ReadonlyMap<DeviceId, number>
const NO_HEIGHTS: Heights = new Map()

/** Every setting with what is typed into it. */
export const statesOf = (
  settings: readonly AlarmSetting[],
  drafts: Drafts,
  heights: Heights = NO_HEIGHTS,
): readonly SettingState[] => besideOpposites(settings.map((setting) => stateOf(setting, drafts, heights)))

const stateOf = (setting: AlarmSetting, drafts: Drafts, heights: Heights): SettingState => {
  const key = keyOf(setting)
  const draft = drafts.get(key)
  if (draft === undefined)
    return {
      key,
      setting,
      form: formOf(setting.values),
      flaws: {},
      values: setting.values,
      isDirty: false,
      isConflict: false,
    }
  const { values, flaws } = readForm(setting, draft.form, draft.base, heights.get(setting.device))
  const isDirty = values === null || !isSame(values, setting.values)
  return {
    key,
    setting,
    form: draft.form,
    flaws,
    values,
    isDirty,
    isConflict: isDirty && !isSame(draft.base, setting.values),
  }
}

/** What is typed into a setting has to go with the opposite one, as that is or is typed. */
const besideOpposites = (states: readonly SettingState[]): readonly SettingState[] => {
  const byKey = new Map(states.map((state) => [state.key, state]))
  return states.map((state): SettingState => {
    const condition = state.isDirty ? oppositeOf(state.setting.condition) : null
    const other = condition === null ? undefined : byKey.get(keyOf({ ...state.setting, condition }))
    if (state.values === null || other?.values == null) return state
    const flaw = oppositeFlaw(state.setting, state.values, other.values)
    return flaw === null ? state : { ...state, values: null, flaws: { [FIELD_OF[flaw.field] ?? 'enabled']: flaw } }
  })
}

/** What is to be sent: what follows from the device is not kept as a change. */
export const changesOf = (states: readonly SettingState[]): AlarmSettingsInput['changes'] =>
  states.flatMap(({ setting: { device, condition, metric, byDefault }, values, isDirty }) =>
    isDirty && values !== null
      ? [{ device, condition, metric, values: isSame(values, byDefault) ? null : values }]
      : [],
  )

/** What puts the changed settings back as they were before they were saved. */
export const takenBack = (states: readonly SettingState[]): AlarmSettingsInput['changes'] =>
  states.flatMap(({ setting: { device, condition, metric, byDefault, values: before }, values, isDirty }) =>
    isDirty && values !== null
      ? [{ device, condition, metric, values: isSame(before, byDefault) ? null : before }]
      : [],
  )

/** Drafts after fields of a setting were typed into. Who gives a limit to one that was off for want of it means it to be on. */
export const typedInto = (drafts: Drafts, { key, setting }: SettingState, change: Partial<SettingForm>): Drafts => {
  const { base, form } = drafts.get(key) ?? { base: setting.values, form: formOf(setting.values) }
  const isFirstLimit = !form.enabled && form.limit === '' && change.limit !== undefined && change.limit !== ''
  return new Map(drafts).set(key, { base, form: { ...form, ...(isFirstLimit ? { enabled: true } : {}), ...change } })
}

/** Drafts of what is still another way than in force: the rest is done, or was taken back. */
export const stillDirty = (drafts: Drafts, settings: readonly AlarmSetting[]): Drafts => {
  const dirty = new Set(statesOf(settings, drafts).flatMap(({ key, isDirty }) => (isDirty ? [key] : [])))
  return new Map([...drafts].filter(([key]) => dirty.has(key)))
}
