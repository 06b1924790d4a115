// In: figures of a period, and which one of what. Out: its value with where it stands.
import type { Figure, FigureId, KpiBody, TariffSlot } from '@vigie/contracts/entities'
import type { Found } from './ledger.ts'

/** A figure with the same over the stretch compared with; null: it is not known. */
export type FigureFound = {
  readonly now: Found | null
  readonly before: Found | null
  readonly completenessPct: number | null
  readonly previousCompletenessPct: number | null
}
const NOTHING: FigureFound = { now: null, before: null, completenessPct: null, previousCompletenessPct: null }

/** A figure of the site or of a device; `read`: which of the bodies this is. */
export const figureAt = (
  body: KpiBody,
  figure: FigureId,
  of: 'site' | string,
  slot: TariffSlot | undefined,
  read = 0,
): FigureFound => {
  if (figure === 'pricePerKwh')
    return quotient(figureAt(body, 'cost', of, slot, read), figureAt(body, 'gridKwh', of, slot, read))
  if (slot !== undefined && of === 'site') return slotAt(body, figure, slot, read)
  return of === 'site' ? siteFigure(body, figure, read) : deviceFigure(body, figure, of, read)
}

const siteFigure = (body: KpiBody, figure: FigureId, read: number): FigureFound => {
  for (const part of ['water', 'energy'] as const) {
    const found: unknown = (body[part] as Readonly<Record<string, unknown>>)[figure]
    if (found !== undefined) return told(found, `${read}/${part}/${figure}`)
  }
  return figure === 'powerPct' || figure === 'alarmsRaised' ? told(body[figure], `${read}/${figure}`) : NOTHING
}

/** What figures are called in the row of a device, where not by their own name. */
const ROW_NAMES: Readonly<Partial<Record<FigureId, string>>> = { storedM3: 'volumeM3', storedDeltaM3: 'deltaM3' }

const deviceFigure = (body: KpiBody, figure: FigureId, device: string, read: number): FigureFound => {
  const lists =
    figure === 'powerPct' ? (['availability'] as const) : (['sources', 'consumptions', 'storages', 'meters'] as const)
  for (const list of lists) {
    const index = body[list].findIndex((row) => row.device === device)
    const row = body[list][index] as Readonly<Record<string, unknown>> | undefined
    if (row === undefined) continue
    const at = `${read}/${list}/${index}`
    if (figure === 'budgetLeftM3') {
      const [budget, used] = [told(row['budgetM3'], `${at}/budgetM3`).now, told(row['volumeM3'], `${at}/volumeM3`).now]
      if (budget === null || used === null) return NOTHING
      return {
        ...NOTHING,
        now: { value: budget.value - used.value, from: [...budget.from, ...used.from], how: 'difference' },
      }
    }
    const name = list === 'storages' ? (ROW_NAMES[figure] ?? figure) : figure
    if (name in row) return told(row[name], `${at}/${name}`)
  }
  return NOTHING
}

const slotAt = (body: KpiBody, figure: FigureId, slot: TariffSlot, read: number): FigureFound => {
  const index = body.energy.bySlot.findIndex((one) => one.slot === slot)
  const found = body.energy.bySlot[index]
  if (found === undefined) return NOTHING
  const name = figure === 'cost' ? 'cost' : 'energyKwh'
  return told(found[name], `${read}/energy/bySlot/${index}/${name}`)
}

const told = (found: unknown, at: string): FigureFound => {
  if (typeof found === 'number') return { ...NOTHING, now: { value: found, from: [at], how: 'read' } }
  if (typeof found !== 'object' || found === null) return NOTHING
  const { value, previous, completenessPct, previousCompletenessPct = null } = found as Figure
  return {
    now: value === null ? null : { value, from: [`${at}/value`], how: 'read' },
    before: previous === null ? null : { value: previous, from: [`${at}/previous`], how: 'read' },
    completenessPct,
    previousCompletenessPct,
  }
}

const quotient = (top: FigureFound, bottom: FigureFound): FigureFound => ({
  now: over(top.now, bottom.now),
  before: over(top.before, bottom.before),
  completenessPct: top.completenessPct,
  previousCompletenessPct: top.previousCompletenessPct,
})
const over = (top: Found | null, bottom: Found | null): Found | null =>
  top === null || bottom === null || bottom.value === 0
    ? null
    : { value: top.value / bottom.value, from: [...top.from, ...bottom.from], how: 'quotient' }
