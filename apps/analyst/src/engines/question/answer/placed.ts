import type { Finding } from '@vigie/contracts/rest/analyst'
import type { CallOf } from '../call.ts'

/** A finding and where it was read. */
export type Placed = { readonly finding: Finding; readonly at: string }

/** The leaks among the findings that were read second. */
export const leaksRead = (findings: readonly Finding[]): readonly Placed[] =>
  findings
    .map((finding, index): Placed => ({ finding, at: `1/findings/${index}` }))
    .filter(({ finding }) => finding.kind === 'leak')

/** Whether it is asked what leaks make of budgets. */
export const asksOfLeaks = ({ asks }: CallOf<'figure'>): boolean => OF_LEAKS.has(asks ?? '')
const OF_LEAKS: ReadonlySet<string> = new Set(['leak', 'mended', 'unleaked'])
