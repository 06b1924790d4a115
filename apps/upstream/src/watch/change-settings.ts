import { isDeepStrictEqual } from 'node:util'
import {
  type AlarmActor,
  type AlarmSettingFlaw,
  type AlarmSettingKey,
  type AlarmSettingsInput,
  type AlarmSettingValues,
  alarmSettingFlaw,
  oppositeFlaw,
  oppositeOf,
} from '@vigie/contracts/entities'
import { deviceSettings, settingIn, settingKey } from '../alarms/settings.ts'
import type { KnownDevice } from '../directory/directory.ts'
import { holdSettings, readChangedSettings, saveSettings } from '../store/alarm-settings.ts'
import { addAudit } from '../store/audit.ts'
import type { SiteEntries } from '../store/record.ts'
import type { WatchDeps } from './deps.ts'
import { moveAlarms } from './move.ts'

/** Who changes the settings of which site, and when, ms. */
export type SettingsChange = {
  readonly site: string
  readonly input: AlarmSettingsInput
  readonly actor: AlarmActor & { readonly email: string | null }
  readonly nowMs: number
}

/** What became of a change. */
export type SettingsOutcome =
  | { readonly kind: 'done'; readonly journal: readonly SiteEntries[] }
  /** they were changed since the version that it was made from */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'invalid'; readonly detail: string }

/**
 * Changes settings, with the audit entry and what follows for alarms, all or nothing. What is no longer judged is over;
 * another limit judges from the next reading on. What is as it was is no change: it leaves no trace.
 */
export const changeSettings = async (
  { store, directory, settings }: Pick<WatchDeps, 'store' | 'directory' | 'settings'>,
  { site, input, actor, nowMs }: SettingsChange,
): Promise<SettingsOutcome> => {
  const devices = new Map(directory.knownOf(site).map((known) => [known.device.id, known]))
  const detail = flawOf(devices, input)
  if (detail !== null) return { kind: 'invalid', detail }
  const { sender } = store.signals
  const outcome = await store.db.transaction().execute(async (tx): Promise<SettingsOutcome> => {
    if ((await holdSettings(tx, site)) !== input.version) return { kind: 'conflict' }
    const kept = new Map((await readChangedSettings(tx, site)).map((one) => [settingKey(one), one.values]))
    const inForce = (key: AlarmSettingKey) => kept.get(settingKey(key)) ?? byDefault(devices, key)
    const changes = input.changes.filter((change) =>
      change.values === null ? kept.has(settingKey(change)) : !isDeepStrictEqual(change.values, inForce(change)),
    )
    if (changes.length === 0) return { kind: 'done', journal: [] }
    const crossed = crossingOf(changes, (key) => {
      const change = changes.find((one) => settingKey(one) === settingKey(key))
      return change === undefined ? inForce(key) : valuesAfter(devices, change)
    })
    if (crossed !== null) return { kind: 'invalid', detail: crossed }
    const changedBy = { uid: actor.uid, name: actor.name }
    await saveSettings(tx, site, changes, { changedAt: nowMs, changedBy, sender })
    const audited = changes.map(({ values, ...key }) => ({
      ...key,
      before: kept.get(settingKey(key)) ?? null,
      after: values,
    }))
    const { uid, name, email } = actor
    const what = {
      action: 'alarm-settings.changed',
      subject: site,
      detail: { changes: audited, byName: name },
    } as const
    await addAudit(tx, { at: nowMs, actor: { uid, email }, ...what })
    const over = changes.filter((change) => valuesAfter(devices, change)?.enabled === false)
    const options = {
      site,
      devices: over.map(({ device }) => device),
      settingsOf: settings.of,
      nowMs,
      sender,
      fences: [],
    }
    const moved = await moveAlarms(tx, options, (book) => over.flatMap((key) => book.withdraw(key, nowMs)))
    return { kind: 'done', journal: moved === 'fenced' ? [] : moved.journal }
  })
  if (outcome.kind === 'done') await settings.reload()
  return outcome
}

type Change = AlarmSettingsInput['changes'][number]
type Devices = ReadonlyMap<string, KnownDevice>

const byDefault = (
  devices: Devices,
  { device, condition, metric }: AlarmSettingKey,
): AlarmSettingValues | undefined => {
  const known = devices.get(device)
  return known === undefined ? undefined : settingIn(deviceSettings(known.device), condition, metric)?.values
}

const valuesAfter = (devices: Devices, change: Change): AlarmSettingValues | undefined =>
  change.values ?? byDefault(devices, change)

/** What is wrong with a change, for whoever made it; null: nothing. */
const flawOf = (devices: Devices, { changes }: AlarmSettingsInput): string | null => {
  const seen = new Set<string>()
  for (const change of changes) {
    const key = settingKey(change)
    if (seen.has(key)) return `${key}: twice`
    seen.add(key)
    if (byDefault(devices, change) === undefined) return `${key}: no such setting`
    const flaw =
      change.values === null
        ? null
        : alarmSettingFlaw(change, change.values, devices.get(change.device)?.device.heightM)
    if (flaw !== null) return `${key}: ${wordsOf(flaw)}`
  }
  return null
}

/** Which of the changes does not go with the opposite setting, as both would be; null: none. */
const crossingOf = (
  changes: readonly Change[],
  valuesOf: (key: AlarmSettingKey) => AlarmSettingValues | undefined,
): string | null => {
  for (const change of changes) {
    const condition = oppositeOf(change.condition)
    if (condition === null) continue
    const [own, other] = [valuesOf(change), valuesOf({ ...change, condition })]
    const flaw = own === undefined || other === undefined ? null : oppositeFlaw(change, own, other)
    if (flaw !== null) return `${settingKey(change)}: ${wordsOf(flaw)}, because of ${condition}`
  }
  return null
}

/** In the words of the fields, for whoever calls. */
const wordsOf = (flaw: AlarmSettingFlaw): string => {
  switch (flaw.problem) {
    case 'between':
      return `${flaw.field}: between ${flaw.min} and ${flaw.max}`
    case 'above':
      return `${flaw.field}: above ${flaw.min}`
    case 'below':
      return `${flaw.field}: below ${flaw.max}`
    default:
      return `${flaw.field}: ${flaw.problem}`
  }
}
