import type { TelemetryMessage } from '@vigie/contracts/upstream'

type Sample = TelemetryMessage[number]

const SAMPLES_MAX = 2_000
const NAME_MAX = 40

/**
 * Samples in the form nearly all devices send: one or a list of them, times in whole milliseconds; null: of
 * another form. What this reads the schema reads alike, several times slower; all else is the schema's to
 * read or to refuse.
 */
export const plainSamples = (json: unknown): TelemetryMessage | null => {
  if (isPlainSample(json)) return [json]
  return Array.isArray(json) && json.length > 0 && json.length <= SAMPLES_MAX && json.every(isPlainSample) ? json : null
}

const isPlainSample = (sample: unknown): sample is Sample => {
  if (typeof sample !== 'object' || sample === null || !('ts' in sample) || !('values' in sample)) return false
  const { ts, values } = sample
  if (!Number.isSafeInteger(ts) || typeof values !== 'object' || values === null || Array.isArray(values)) return false
  const names = Object.keys(values)
  return names.length > 0 && names.every(isPlainName)
}

const isPlainName = (name: string): boolean => name.length > 0 && name.length <= NAME_MAX && name !== '__proto__'
