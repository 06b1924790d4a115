// In: what is left of a budget. Out: how its tile says that less than nothing is.
import { eau } from '@/text/eau'
import { formatBare } from '@/widgets/kpi/figure'

/** « Dépassement du budget » with its amount; nothing while something is left, or it is not known. */
export const overspent = (leftM3: number | null): { readonly name?: string; readonly said?: string } =>
  leftM3 === null || leftM3 >= 0 ? {} : { name: eau.consumption.overspent, said: formatBare(-leftM3, 'budgetLeftM3') }
