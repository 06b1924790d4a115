// In: everything that is known of why a figure moved, each with how much it tells. Out: the few sentences that tell most, in their order.

/** A sentence, and how much it tells. */
export type Line = { readonly text: string; readonly rank: Rank }
type Rank = keyof typeof RANKS

/** What tells more has the lower number. */
const RANKS = {
  /** whether it moved and by how much, and that none of it proves a cause */
  always: 0,
  /** that what was found makes no difference, as it stood in the time compared with: told only behind it */
  note: 1,
  /** what took or gave most of it, and what could not be looked at */
  cause: 2,
  /** what was found, and is no older than the time compared with or is on the thing itself */
  finding: 2,
  /** what stands beside the figure */
  beside: 3,
  /** what began or ended meanwhile */
  news: 4,
  /** what of a thing lasted all the while */
  lasting: 4,
  /** what was found on the site before */
  standing: 4,
  /** what of its figures moved with it */
  moved: 5,
  grounds: 5,
  /** how much was raised or cut */
  count: 6,
  /** what the table has, what lasted on the site, and that nothing happened */
  rest: 7,
} as const

/** So many sentences are read; a cut with all that goes with it may take more. */
const MOST = 6

/** What a note is of. */
const NOTED: ReadonlySet<Rank> = new Set<Rank>(['finding', 'standing', 'lasting'])
/** It stands behind these. */
const BEFORE_NOTE: ReadonlySet<Rank> = new Set<Rank>([...NOTED, 'grounds'])

/** Each of these as told as that. */
export const lines = (rank: Rank, texts: readonly string[]): readonly Line[] => texts.map((text) => ({ text, rank }))

/** What was found, each behind which stands what it rests on: of the thing itself that of the first tells as much. */
export const citedLines = (
  cited: readonly string[],
  { isOfThing, isOld }: { readonly isOfThing: boolean; readonly isOld: boolean },
): readonly Line[] =>
  cited.map((text, index) => {
    if (!isOfThing && isOld) return { text, rank: index % 2 === 0 ? 'standing' : 'rest' }
    return { text, rank: index % 2 === 0 || (isOfThing && index === 1) ? 'finding' : 'grounds' }
  })

/** Those that tell most, in the order in which they came; a note behind what it is of, or not at all. */
export const tellingMost = (all: readonly Line[]): readonly string[] => {
  const kept = chosen(all)
  const rest = kept.filter(({ rank }) => rank !== 'note')
  const at = rest.findLastIndex(({ rank }) => BEFORE_NOTE.has(rank)) + 1
  const told = kept.some(({ rank }) => NOTED.has(rank))
    ? [...rest.slice(0, at), ...kept.filter(({ rank }) => rank === 'note'), ...rest.slice(at)]
    : chosen(all.filter(({ rank }) => rank !== 'note'))
  return told.map(({ text }) => text)
}

const chosen = (all: readonly Line[]): readonly Line[] => {
  const ordered = all.toSorted((a, b) => RANKS[a.rank] - RANKS[b.rank])
  const kept = new Set(ordered.filter(({ rank }, index) => rank === 'always' || index < MOST))
  return all.filter((one) => kept.has(one))
}
