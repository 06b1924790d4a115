import { type LiveEvent, liveEvent, snapshotEvent } from '@vigie/contracts/live'
import { z } from 'zod'

const envelope = z.object({ type: z.string() })
const KNOWN: ReadonlySet<string> = new Set(liveEvent.options.map((option) => option.shape.type.value))
/** Characters of a message from which on a phone's page would stand still while it is read in one go. */
const LONG = 10_000

export type Frame =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  /** a type that this version does not know, to be skipped */
  | { readonly kind: 'unknown'; readonly type: string }
  | { readonly kind: 'malformed'; readonly type: string | null }

/**
 * Reads the messages of the live feed in the order in which they come. A long picture of a site is read over several
 * turns of the page, which answers its user in between; what comes meanwhile waits. Returns what takes a message.
 */
export const createFrameReader = (onFrame: (frame: Frame) => void) => {
  let waiting: unknown[] | null = null
  const readLong = async (first: string) => {
    const behind: unknown[] = []
    waiting = behind
    const frame = await parseLong(first)
    waiting = null
    onFrame(frame)
    for (const data of behind) take(data)
  }
  const take = (data: unknown): void => {
    if (waiting !== null) waiting.push(data)
    else if (typeof data === 'string' && data.length > LONG) void readLong(data)
    else onFrame(parseFrame(data))
  }
  return take
}

/** Parses one text message of the live feed. */
export const parseFrame = (data: unknown): Frame => parseBody(readJson(data))

const parseBody = (body: unknown): Frame => {
  const head = envelope.safeParse(body)
  if (!head.success) return { kind: 'malformed', type: null }
  if (!KNOWN.has(head.data.type)) return { kind: 'unknown', type: head.data.type }
  const parsed = liveEvent.safeParse(body)
  return parsed.success ? { kind: 'event', event: parsed.data } : { kind: 'malformed', type: head.data.type }
}

/** The same of a picture of a site, over several turns of the page. */
const parseLong = async (data: string): Promise<Frame> => {
  const body = readJson(data)
  await turn()
  const lists = longLists.safeParse(body)
  if (!lists.success) return parseBody(body)
  const [series, readings, statuses, alarms] = [
    await inParts(shape.series, lists.data.series),
    await inParts(shape.readings, lists.data.readings),
    await inParts(shape.statuses, lists.data.statuses),
    await inParts(shape.alarms, lists.data.alarms),
  ]
  const rest = snapshotEvent.safeParse({ ...lists.data, ...NO_LISTS })
  if (!(rest.success && series && readings && statuses && alarms)) return { kind: 'malformed', type: 'snapshot' }
  return { kind: 'event', event: { ...rest.data, series, readings, statuses, alarms } }
}

const { shape } = snapshotEvent
const NO_LISTS = { series: [], readings: [], statuses: [], alarms: [] }
const some = z.array(z.unknown())
const longLists = z.looseObject({ type: shape.type, series: some, readings: some, statuses: some, alarms: some })
/** Items read in one turn. */
const AT_ONCE = 50

/** The items of a list, some in each turn; null: one of them is not what it should be. */
const inParts = async <Item extends z.ZodType>(
  list: z.ZodArray<Item>,
  items: readonly unknown[],
): Promise<z.output<Item>[] | null> => {
  const read: z.output<Item>[] = []
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const part = list.safeParse(items.slice(from, from + AT_ONCE))
    if (!part.success) return null
    read.push(...part.data)
    await turn()
  }
  return read
}

/** Resolves once the page has done what waits for it. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })

const readJson = (data: unknown): unknown => {
  if (typeof data !== 'string') return null
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}
