import { type Device, type DeviceId, type DeviceRole, deviceRole } from '@vigie/contracts/entities'
import { DEVICE_KIND_LABELS } from '@/text'
import { assetLabel } from '../assets/asset-label.ts'
import type { Asset } from '../assets/assets-of.ts'
import { mainMetric } from '../device-tile/device-metrics.ts'

export type AssetGroup = { readonly role: DeviceRole; readonly total: number; readonly shown: readonly Asset[] }

type Wanted = {
  /** typed words; all must be found in the names, kinds or ids; case and accents do not count */
  readonly words: string
  /** when given, only the assets with one of these devices */
  readonly only?: ReadonlySet<DeviceId> | undefined
}

/** Assets in the groups of the home page, each in the order given; what measures nothing stands with the site's energy. */
export const groupAssets = (assets: readonly Asset[], { words, only }: Wanted): readonly AssetGroup[] => {
  const wanted = wordsOf(words)
  const groups = Map.groupBy(assets, groupOf)
  return deviceRole.options.flatMap((role) => {
    const all = groups.get(role) ?? []
    const shown = all.filter(
      ({ name, members }) =>
        (only === undefined || members.some(({ id }) => only.has(id))) && matches(name, members, wanted),
    )
    return shown.length === 0 ? [] : [{ role, total: all.length, shown }]
  })
}

const groupOf = ({ role, members, main }: Asset): DeviceRole =>
  members.length === 1 && mainMetric(main) === null ? 'energy' : role

/** Whether every typed word is in the name, or in the name, kind or id of one of the devices. */
export const matchesWords = (name: string, devices: readonly Device[], words: string): boolean =>
  matches(name, devices, wordsOf(words))

const wordsOf = (words: string): readonly string[] => fold(words).split(/\s+/).filter(Boolean)

const matches = (name: string, devices: readonly Device[], words: readonly string[]): boolean => {
  if (words.length === 0) return true
  const haystack = fold(
    [name, ...devices.map((one) => `${one.name} ${assetLabel(one)} ${DEVICE_KIND_LABELS[one.kind]} ${one.id}`)].join(
      ' ',
    ),
  )
  return words.every((word) => haystack.includes(word))
}

const fold = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
