// In: notifications of a day, newest first, and how long cuts were. Out: those of one power cut of several devices together, the others one by one.
import {
  commonCausesOf,
  groupByMoment,
  isPowerOff,
  LEAST_TOGETHER,
  type Notification,
  type Supply,
  UNKNOWN_SUPPLY,
} from '@vigie/contracts/entities'
import { deviceOf, pairsOf, type ToldPart, withTheirCuts } from './with-their-cuts.ts'

/** One power cut of several devices, as far as the day tells of it: its cuts, and the returns that ended them. */
export type Together = {
  readonly kind: 'together'
  /** of its oldest notification: it stays while others join it */
  readonly id: string
  /** newest first, each cut below the return that ended it */
  readonly parts: readonly ToldPart[]
  /** how many lost their power by it */
  readonly count: number
  /** who is to be named, each once: those that still have none, or all where all have it again */
  readonly devices: readonly string[]
  /** what supplies all the others; null: nobody knows what it was */
  readonly source: string | null
  /** how many of them have no power by it still */
  readonly lasting: number
  /** when the first of them lost its power, epoch ms; null: the cuts are no part of the day */
  readonly from: number | null
  /** when the last of them had it again, epoch ms; null: some have none, or nobody knows when */
  readonly to: number | null
}
/** What stands one by one between two of these. */
export type Apart = { readonly kind: 'apart'; readonly id: string; readonly parts: readonly ToldPart[] }
export type Block = Together | Apart

type Known = {
  /** how long each cut was that is over, ms, by the id of what began it */
  readonly lengths: ReadonlyMap<string, number>
  readonly supply?: Supply
}

/**
 * The blocks of a day, the newest first: a cut of several devices stands in one, by the rule by which alarms are folded;
 * so do returns of one moment whose cuts are no part of the day.
 */
export const blocksOf = (items: readonly Notification[], known: Known): readonly Block[] => {
  const groupOf = new Map(groupsOf(items, known).flatMap((group) => group.items.map((item) => [item, group] as const)))
  const alone = withTheirCuts(items.filter((item) => !groupOf.has(item)))
  const places = new Map(alone.map((part, place) => [part.item, place]))
  const told = new Set<Group>()
  const blocks: Block[] = []
  for (const item of items) {
    const group = groupOf.get(item)
    if (group === undefined) {
      const place = places.get(item) ?? 0
      if (alone[place]?.part === 'cut') continue
      const parts = alone.slice(place, alone[place]?.part === 'return' ? place + 2 : place + 1)
      const last = blocks.at(-1)
      if (last?.kind === 'apart') blocks[blocks.length - 1] = { ...last, parts: [...last.parts, ...parts] }
      else blocks.push({ kind: 'apart', id: item._id, parts })
    } else if (!told.has(group)) {
      told.add(group)
      blocks.push(togetherOf(group, known.lengths))
    }
  }
  return blocks
}

type Group = { readonly items: readonly Notification[]; readonly source: string | null }

const groupsOf = (items: readonly Notification[], { supply = UNKNOWN_SUPPLY }: Known): readonly Group[] => {
  const pairs = pairsOf(items)
  const returnOf = new Map([...pairs].map(([back, cut]) => [cut, back]))
  const cuts = items.filter(isPowerOff).map((item) => ({
    item,
    device: deviceOf(item),
    raisedAt: item.created_at,
    clearedAt: returnOf.get(item)?.created_at ?? null,
  }))
  const ended = items.filter((item) => !isPowerOff(item) && !pairs.has(item))
  return [
    ...commonCausesOf(cuts, { supply }).map(({ source, cuts: own }) => ({
      source: source?.item.device_id.name ?? null,
      of: new Set(own.flatMap(({ item }) => [item, returnOf.get(item)])),
    })),
    ...groupByMoment(ended, atOf).map((own) => ({ source: null, of: new Set<Notification | undefined>(own) })),
  ]
    .map(({ source, of }) => ({ source, items: items.filter((item) => of.has(item)) }))
    .filter((group) => new Set(group.items.map(deviceOf)).size >= LEAST_TOGETHER)
}

const togetherOf = ({ items, source }: Group, lengths: Known['lengths']): Together => {
  const cuts = items.filter(isPowerOff)
  const off = namesOf(cuts.filter(({ _id }) => !lengths.has(_id)))
  const all = namesOf(items)
  const lasting = off.length
  const ends = cuts.length === 0 ? items.map(atOf) : cuts.map((cut) => atOf(cut) + (lengths.get(cut._id) ?? 0))
  return {
    kind: 'together',
    id: items.at(-1)?._id ?? '',
    parts: withTheirCuts(items),
    count: all.length,
    devices: lasting > 0 ? off : all,
    source,
    lasting,
    from: cuts.length === 0 ? null : Math.min(...cuts.map(atOf)),
    to: lasting > 0 ? null : Math.max(...ends),
  }
}

const namesOf = (items: readonly Notification[]): readonly string[] => [
  ...new Map(items.map((item) => [deviceOf(item), item.device_id.name])).values(),
]

const atOf = ({ created_at }: Notification): number => Date.parse(created_at)
