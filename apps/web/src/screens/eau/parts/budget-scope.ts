// In: the sectors whose budgets are added up, and all that count their water. Out: which of them the sum is of, in words.
import type { Device, KpiBody } from '@vigie/contracts/entities'
import { eau } from '@/text/eau'

type Sector = Pick<KpiBody['consumptions'][number], 'device'>

/** « 5 secteurs sur 6, sans Secteur agrumes sud »; empty: all of them. */
export const budgetScope = (
  added: readonly Sector[],
  all: readonly Sector[],
  devices: readonly Pick<Device, 'id' | 'name'>[] = [],
): string => {
  const without = all.filter(({ device }) => !added.some((one) => one.device === device))
  const [only, ...others] = without
  if (only === undefined) return ''
  const name = others.length === 0 ? devices.find(({ id }) => id === only.device)?.name : undefined
  return eau.consumption.someBudgets(added.length, all.length, name ?? null)
}
