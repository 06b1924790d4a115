// In: instants, and times as the site's clocks show them (« 2026-11-22T10:30 »). Out: the other one.
import { dateFormat } from './date-format.ts'
import { siteTimeZone } from './format-time.ts'

/** What the site's clocks show at an instant, as a field for date and time holds it. @param at epoch ms */
export const wallTimeOf = (at: number): string =>
  dateFormat({ timeZone: siteTimeZone(), dateStyle: 'short', timeStyle: 'short' }, 'sv-SE').format(at).replace(' ', 'T')

/** When the site's clocks show it, epoch ms; null: it is no time. Skipped by a change of clocks: as much later. */
export const instantOfWall = (wall: string): number | null => {
  const shown = Date.parse(`${wall}Z`)
  if (Number.isNaN(shown)) return null
  let at = shown
  for (let round = 0; round < 2; round += 1) at += shown - Date.parse(`${wallTimeOf(at)}Z`)
  return at
}
