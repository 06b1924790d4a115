import type { Wall } from '@vigie/contracts/entities'
import { wallsText as words } from '@/text/walls'
import type { Tone } from '@/ui/badge'

/** A wall says how it is every five seconds: after so long without a word it is away, ms. */
const AWAY_MS = 20_000

/** How a wall stands, as its own last word and its age say. */
export const wallStateOf = (
  { seenAt, health, revokedAt }: Pick<Wall, 'seenAt' | 'health' | 'revokedAt'>,
  now: number,
): { readonly tone: Tone; readonly word: string } => {
  if (revokedAt !== undefined) return { tone: 'unknown', word: words.state.revoked }
  if (seenAt === null || health === null) return { tone: 'unknown', word: words.state.never }
  if (now - Date.parse(seenAt) > AWAY_MS) return { tone: 'frozen', word: words.state.away }
  if (health.link === 'lost') return { tone: 'frozen', word: words.state.lost }
  return health.pinned === null ? { tone: 'good', word: words.state.live } : { tone: 'bad', word: words.state.pinned }
}
