import { plural } from '@vigie/contracts/words'

/** Who is without power now, by name. */
export const cutNow = {
  named: ' : ',
  more: (count: number) => ` et ${plural(count, 'autre', 'autres')}`,
} as const
