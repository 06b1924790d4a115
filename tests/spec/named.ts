import { REQUIREMENTS, type Requirement } from './requirements.ts'
import type { Title } from './titles.ts'

export type Named = Requirement & { readonly by: readonly Title[] }

/** Each requirement with the titles that name it. */
export const namedBy = (titles: readonly Title[]): readonly Named[] =>
  REQUIREMENTS.map((one) => ({ ...one, by: titles.filter(({ ids }) => ids.includes(one.id)) }))

/** What is wrong between requirements and titles, a line each: one that no title names, a title that names none. */
export const problemsOf = (titles: readonly Title[]): readonly string[] => [
  ...titles.flatMap(({ file, ids }) =>
    ids.filter((id) => !isKnown(id)).map((id) => `? no such requirement: ${file}: ${id}`),
  ),
  ...namedBy(titles)
    .filter(({ by }) => by.length === 0)
    .map(({ id }) => `✗ ${id} is named by no test: put [${id}] into the title of one that proves it`),
]

/** A requirement's id, or its section's. */
const isKnown = (id: string): boolean => REQUIREMENTS.some((one) => one.id === id || one.id.startsWith(`${id}.`))
