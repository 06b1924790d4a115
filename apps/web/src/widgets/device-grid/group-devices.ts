import { type Device, type DeviceId, type DeviceRole, deviceRole } from '@vigie/contracts/entities'
import { DEVICE_KIND_LABELS } from '@/text'

export type DeviceGroup = { readonly role: DeviceRole; readonly total: number; readonly shown: readonly Device[] }

type Wanted = {
  /** typed words; all must be found in the name, kind or id; case and accents do not count */
  readonly words: string
  /** when given, only these devices */
  readonly only?: ReadonlySet<DeviceId> | undefined
  /** devices without power come first in their group */
  readonly unpowered: ReadonlySet<DeviceId>
}

/** Devices by role, in the order water flows, then energy; each group by name, those without power first. */
export const groupDevices = (
  devices: readonly Device[],
  { words, only, unpowered }: Wanted,
): readonly DeviceGroup[] => {
  const wanted = wordsOf(words)
  return deviceRole.options
    .map((role) => {
      const all = devices.filter((device) => device.role === role)
      const shown = all
        .filter((device) => (only === undefined || only.has(device.id)) && matches(device, wanted))
        .toSorted((a, b) => Number(unpowered.has(b.id)) - Number(unpowered.has(a.id)) || byName.compare(a.name, b.name))
      return { role, total: all.length, shown }
    })
    .filter((group) => group.shown.length > 0)
}

const byName = new Intl.Collator('fr', { numeric: true })

/** Devices that have every typed word in their name, kind or id. */
export const filterDevices = (devices: readonly Device[], words: string): readonly Device[] => {
  const wanted = wordsOf(words)
  return wanted.length === 0 ? devices : devices.filter((device) => matches(device, wanted))
}

const wordsOf = (words: string): readonly string[] => fold(words).split(/\s+/).filter(Boolean)

const matches = (device: Device, words: readonly string[]): boolean => {
  const haystack = fold(`${device.name} ${DEVICE_KIND_LABELS[device.kind]} ${device.id}`)
  return words.every((word) => haystack.includes(word))
}

const fold = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
