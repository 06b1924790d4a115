import type { Finding } from '@vigie/contracts/rest/analyst'

/** A finding and where it was read. */
export type Placed = { readonly finding: Finding; readonly at: string }
