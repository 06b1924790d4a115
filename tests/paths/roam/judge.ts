// In: what a walk wrote down. Out: which promises it broke, and until when the rest cannot be told.
import { PROPERTIES } from './properties.ts'
import type { Walked } from './record.types.ts'
import type { Finding } from './temporal.ts'

/** A promise that was broken: its name, when, and how. */
export type Broken = Finding & { readonly property: string }
export type Verdict = { readonly broken: readonly Broken[]; readonly openUntil: number | null }

export const judge = (walked: Walked): Verdict => {
  const all = PROPERTIES.map(({ name, tell }) => ({ name, ...tell(walked) }))
  const open = all.flatMap(({ openUntil }) => (openUntil === null ? [] : [openUntil]))
  return {
    broken: all.flatMap(({ name, findings }) => findings.map((finding) => ({ ...finding, property: name }))),
    openUntil: open.length === 0 ? null : Math.max(...open),
  }
}

/** Of each promise that was broken the first time, which says most. */
export const firstOfEach = (broken: readonly Broken[]): readonly Broken[] => {
  const firsts = new Map<string, Broken>()
  for (const one of broken.toSorted((a, b) => a.at - b.at)) if (!firsts.has(one.property)) firsts.set(one.property, one)
  return [...firsts.values()]
}
