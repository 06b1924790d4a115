import type { PowerChange, Values } from '../farm/index.ts'

export type Sample = { readonly ts: number; readonly values: Values }

/** One MQTT message to send: its kind, its JSON, and how many samples it carries. */
export type Parcel = { readonly kind: 'telemetry' | 'power'; readonly json: string; readonly samples: number }

type Item = { readonly sample: Sample } | { readonly power: Omit<PowerChange, 'device'> }

/** What the upstream takes at most in one message, with room to spare (its payload bound is 131,072 bytes). */
const PARCEL = { samples: 1_000, bytes: 100_000 } as const

/**
 * What a device has measured and not yet sent, in order: it waits here while the broker is away or slow and is sent as
 * arrays. When the outbox is full it drops every second sample and from then on keeps only every second new one, so
 * that it covers the whole time at less detail. Changes of the power supply are never dropped.
 */
export type Outbox = {
  readonly push: (item: Item) => void
  /** Takes the next message to send, or null when there is nothing. */
  readonly take: () => Parcel | null
  readonly size: () => number
}

export const createOutbox = (maxSamples: number): Outbox => {
  let items: Item[] = []
  let samples = 0
  let stride = 1
  let offered = 0

  const thin = () => {
    let place = 0
    items = items.filter((item) => {
      if ('power' in item) return true
      place += 1
      return place % 2 === 1
    })
    samples = items.filter((item) => 'sample' in item).length
    stride *= 2
  }

  return {
    push: (item) => {
      if ('sample' in item) {
        offered += 1
        if (offered % stride !== 0) return
        samples += 1
      }
      items.push(item)
      if (samples > maxSamples) thin()
    },
    take: () => {
      const [first] = items
      if (first === undefined) return null
      const parcel = 'power' in first ? packPower(first.power) : packFirst(run(items))
      items.splice(0, Math.max(1, parcel.samples))
      samples -= parcel.samples
      if (samples === 0) stride = 1
      return parcel
    },
    size: () => items.length,
  }
}

const packPower = (power: Omit<PowerChange, 'device'>): Parcel => ({
  kind: 'power',
  json: JSON.stringify(power),
  samples: 0,
})

/** Packs samples into as few messages as their bounds allow, in order. */
export function* packAll(samples: readonly Sample[]): Generator<Parcel, void, void> {
  let sent = 0
  while (sent < samples.length) {
    const parcel = packFirst(samples.slice(sent, sent + PARCEL.samples))
    sent += parcel.samples
    yield parcel
  }
}

/** As many of the first samples as one message may hold: at least one. A single one goes as an object. */
const packFirst = (samples: readonly Sample[]): Parcel => {
  const parts: string[] = []
  let bytes = 2
  for (const sample of samples) {
    const json = JSON.stringify(sample)
    if (parts.length > 0 && (parts.length >= PARCEL.samples || bytes + json.length + 1 > PARCEL.bytes)) break
    parts.push(json)
    bytes += json.length + 1
  }
  const [only = '[]'] = parts
  return { kind: 'telemetry', json: parts.length === 1 ? only : `[${parts.join(',')}]`, samples: parts.length }
}

/** The samples that come before the next change of the power supply, at most one message's worth. */
const run = (items: readonly Item[]): Sample[] => {
  const samples: Sample[] = []
  for (const item of items) {
    if (!('sample' in item) || samples.length >= PARCEL.samples) break
    samples.push(item.sample)
  }
  return samples
}
