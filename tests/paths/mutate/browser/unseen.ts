import { chartsNamed } from '../../model/charts.ts'

/** Why a mutant that the model kills cannot be told from its chart in the page; null: it should have been. */
export const unseenBecause = (
  chart: string,
  { operator, what }: { readonly operator: string; readonly what: string },
): string | null => {
  const isDrawn = chartsNamed(chart)[0]?.drawn.delays.some((delay) => what.startsWith(`${delay} `)) ?? false
  return operator === 'change delay' && isDrawn ? DRAWN : null
}

const DRAWN = 'the product draws this delay by lot: only the model, whose lot is fixed, knows its length'
