/** Fields of a farm that version 1 of the file named in French, and their names today. */
const RENAMED: Readonly<Record<string, string>> = {
  forage: 'borehole',
  forages: 'boreholes',
  bassins: 'tanks',
  secteur: 'sector',
  secteurs: 'sectors',
  reseau: 'network',
}

/**
 * A farm kept by version 1 in today's names, so that the counters of an existing installation go on.
 * Anything else comes back as it is, for the schema of today to accept or refuse.
 */
export const upgraded = (kept: unknown): unknown =>
  isRecord(kept) && kept['version'] === 1 ? { ...renamed(kept), version: 2 } : kept

const renamed = (record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [RENAMED[name] ?? name, isRecord(value) ? renamed(value) : value]),
  )

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
