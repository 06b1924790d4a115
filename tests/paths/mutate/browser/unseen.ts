import { chartsNamed } from '../../model/charts.ts'

/** Why a mutant that the model kills does not show in the page; null: no reason, so it should have been killed. */
export const unseenBecause = (
  chart: string,
  { operator, what }: { readonly operator: string; readonly what: string },
): string | null => {
  const isDrawn = chartsNamed(chart)[0]?.drawn.delays.some((delay) => what.startsWith(`${delay} `)) ?? false
  return operator === 'change delay' && isDrawn ? DRAWN : null
}

const DRAWN = 'the product draws this delay at random: only the model, whose draw is fixed, knows its length'
