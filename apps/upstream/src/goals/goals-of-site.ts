import { type Device, type Goal, type GoalKey, goalKeyText, type Targets, targets } from '@vigie/contracts/entities'
import { readDeclaredOf } from '../store/devices.ts'
import type { KeptGoals } from '../store/goals.ts'
import { readGivenSite } from '../store/sites.ts'
import type { Database } from '../store/tables.ts'

/** Every goal that a site may have: its targets, and a budget for each device that counts what its consumers use. */
export const goalsOfSite = async (db: Database, site: string, kept: KeptGoals): Promise<Goal[]> => {
  const set = new Map(kept.set.map((one) => [goalKeyText(one), one]))
  const goalOf = (key: GoalKey, declared: number | null): Goal => {
    const own = set.get(goalKeyText(key))
    return {
      ...key,
      declared,
      value: own === undefined ? declared : own.value,
      changedAt: own === undefined ? null : new Date(own.changedAt).toISOString(),
      changedBy: own?.changedBy ?? null,
    }
  }
  const given: Targets = (await readGivenSite(db, site)).targets
  const sectors = (await readDeclaredOf(db, site)).filter(mayHaveBudget)
  return [
    ...targets.keyof().options.map((goal) => goalOf({ goal, device: null }, given[goal] ?? null)),
    ...sectors.map(({ id, budgetM3PerMonth }) => goalOf({ goal: 'budgetM3PerMonth', device: id }, budgetM3PerMonth)),
  ]
}

const mayHaveBudget = ({ role, metrics }: Device): boolean =>
  role === 'consumption' && metrics.some(({ id }) => id === 'volume_m3')
