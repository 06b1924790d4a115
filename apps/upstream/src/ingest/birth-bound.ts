import type { Device } from '@vigie/contracts/entities'
import { INGEST_LIMITS } from '@vigie/contracts/upstream'
import { MINUTE_MS } from '../time.ts'
import type { Birth, Message } from './message.ts'

/** Counts births that make a device known or change it: each is written, read back and told to every screen. */
export type BirthBound = {
  /**
   * The batch with each birth beyond the bound as a message that cannot be taken, and what the others bring. A message
   * that is tried again is counted once; one that says what is known already is not counted.
   */
  readonly admit: (messages: readonly Message[]) => { messages: readonly Message[]; news: readonly Device[] }
  /** How many births of each site were refused in this minute and the one before. */
  readonly refused: () => Readonly<Record<string, number>>
}

type Known = { readonly hasSite: (site: string) => boolean; readonly has: (device: Device) => boolean }
type Minute = { at: number; readonly births: Map<string, number>; readonly refused: Map<string, number> }

export const createBirthBound = ({ hasSite, has }: Known, now: () => number): BirthBound => {
  const judged = new WeakMap<Message, boolean>()
  let current = emptyMinute(0)
  let last = emptyMinute(0)

  const turn = (): Minute => {
    const at = Math.floor(now() / MINUTE_MS)
    if (at !== current.at) {
      last = at === current.at + 1 ? current : emptyMinute(at - 1)
      current = emptyMinute(at)
    }
    return current
  }
  const judge = (message: Birth): boolean => {
    const { births, refused } = turn()
    const { site, device } = message
    const isFit =
      (births.get(site) ?? 0) < INGEST_LIMITS.birthsPerMinute &&
      (births.get(`${site}/${device}`) ?? 0) < INGEST_LIMITS.birthsPerDeviceAndMinute
    if (isFit) for (const key of [site, `${site}/${device}`]) count(births, key)
    else count(refused, site)
    return isFit
  }
  const isAdmitted = (message: Birth): boolean => {
    const before = judged.get(message)
    if (before !== undefined) return before
    const isFit = judge(message)
    judged.set(message, isFit)
    return isFit
  }

  return {
    admit: (batch) => {
      const news: Device[] = []
      const messages = batch.map((message): Message => {
        if (message.kind !== 'birth' || !hasSite(message.site) || has(message.born)) return message
        if (!isAdmitted(message)) return tooMany(message)
        news.push(message.born)
        return message
      })
      return { messages, news }
    },
    refused: () => {
      turn()
      const sum = new Map(last.refused)
      for (const [site, times] of current.refused) sum.set(site, (sum.get(site) ?? 0) + times)
      return Object.fromEntries(sum)
    },
  }
}

const emptyMinute = (at: number): Minute => ({ at, births: new Map(), refused: new Map() })

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1)

const tooMany = ({ origin, site, device }: Birth): Message => ({
  kind: 'unreadable',
  origin,
  reason: 'birth.too-many',
  detail: `${site}/${device}: more births than a site may have in a minute (${INGEST_LIMITS.birthsPerMinute}), or a device (${INGEST_LIMITS.birthsPerDeviceAndMinute})`,
})
