// In: what the sectors took of their budgets of this month, and of the last whole days. Out: the budgets to watch, the worst first.
import type { Device, DeviceId, KpiBody } from '@vigie/contracts/entities'
import { devicePath } from '@/paths'
import { formatDayMonth } from '@/text'
import { budgetLead as words } from '@/text/budget-lead'
import { type BudgetLead, budgetLeadOf, budgetLeadWords, budgetUsed, leadsBeyond } from '../kpi/budget-lead.ts'
import { formatFigure } from '../kpi/figure.ts'
import type { Held } from '../kpi/held.ts'
import type { TargetCause } from './causes.ts'

type Figures = {
  /** of the running month; undefined: not known (yet) */
  readonly month: KpiBody | undefined
  /** of the last seven whole days; null: not known */
  readonly week: KpiBody | null
}

/**
 * Budgets that are used up, or will be before the month is over at the rate of the last days: 97 % is much on the 20th and
 * little on the last day.
 * @param leaking sectors that leak: what that takes is in what they used
 */
export const budgetCausesOf = (
  devices: readonly Device[],
  { month, week }: Figures,
  held: Held,
  leaking: ReadonlySet<DeviceId> = NONE,
): readonly TargetCause[] =>
  (month?.consumptions ?? [])
    .flatMap((sector) => {
      const { budgetM3, volumeM3 } = sector
      const device = devices.find(({ id }) => id === sector.device)
      if (month === undefined || device === undefined || !budgetM3 || volumeM3.value === null) return []
      const share = volumeM3.value / budgetM3
      const lead = budgetLeadOf([sector], month, week, held)
      const isOver = share > 1
      if (!isOver && !leadsBeyond(lead)) return []
      return [{ device, share, budgetM3, isOver, end: leadsBeyond(lead) ? lead : share, month, lead }]
    })
    .toSorted((a, b) => b.end - a.end)
    .map(({ device, share, budgetM3, isOver, month: body, lead }) => ({
      kind: 'target',
      id: `budget/${device.id}`,
      severity: 'check',
      since: null,
      missed: {
        id: 'budgetLeftM3',
        title: (isOver ? words.over : words.ahead)(device.name),
        proof: [
          words.used(
            budgetUsed(share),
            formatFigure(budgetM3, 'budgetM3'),
            formatDayMonth(Math.max(body.period.from, body.until - 1)),
          ),
          ...(leaking.has(device.id) ? [words.leaks] : []),
          ...[hardlyLeads(share, lead) ? null : budgetLeadWords(lead, body)].flatMap((said) => said ?? []),
        ].join(', '),
        to: devicePath(device),
        isOfWater: true,
        isAhead: !isOver,
      },
    }))
const NONE: ReadonlySet<DeviceId> = new Set()

/** A budget that is used up and ends within a point of where it stands: its end tells nothing more. */
const hardlyLeads = (share: number, lead: BudgetLead): boolean =>
  share > 1 && typeof lead === 'number' && lead - share < POINT
const POINT = 0.01
