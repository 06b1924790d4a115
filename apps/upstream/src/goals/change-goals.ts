import {
  type AlarmActor,
  GOAL_BOUNDS,
  type Goal,
  type GoalChange,
  type GoalsInput,
  goalKeyText,
  goalValueFlaw,
} from '@vigie/contracts/entities'
import type { Directory } from '../directory/directory.ts'
import { addAudit } from '../store/audit.ts'
import { type Births, readDevicesOf } from '../store/devices.ts'
import { holdGoals, type KeptGoals, saveGoals } from '../store/goals.ts'
import { type SiteEntries, writeChanges } from '../store/record.ts'
import type { Wired } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'
import { goalsOfSite } from './goals-of-site.ts'

/** Who changes the goals of which site, and when, ms. */
export type GoalsChange = {
  readonly site: string
  readonly input: GoalsInput
  readonly actor: AlarmActor & { readonly email: string | null }
  readonly nowMs: number
}

/** What became of a change. */
export type GoalsOutcome =
  /** `devices`: those whose budget is another */
  | { readonly kind: 'done'; readonly journal: readonly SiteEntries[]; readonly devices: readonly Births[] }
  /** they were changed since the version that it was made from */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'invalid'; readonly detail: string }

const NOTHING: GoalsOutcome = { kind: 'done', journal: [], devices: [] }

/**
 * Changes goals, with the audit entry, the entry of the journal by which open pages learn of it, and the change of the
 * devices whose budgets are others, all or nothing. What is as it was is no change: it leaves no trace.
 */
export const changeGoals = async (
  store: Wired,
  directory: Pick<Directory, 'reload'>,
  { site, input, actor, nowMs }: GoalsChange,
): Promise<GoalsOutcome> => {
  const outcome = await store.db.transaction().execute(async (tx): Promise<GoalsOutcome> => {
    const kept = await holdGoals(tx, site)
    if (kept.version !== input.version) return { kind: 'conflict' }
    const goals = new Map((await goalsOfSite(tx, site, kept)).map((one) => [goalKeyText(one), one]))
    const detail = flawOf(goals, input)
    if (detail !== null) return { kind: 'invalid', detail }
    const wanted = input.changes.filter((one) => isAnother(goals.get(goalKeyText(one)), one))
    if (wanted.length === 0) return NOTHING
    const { uid, name, email } = actor
    const after = keptAfter(kept, wanted, { changedAt: nowMs, changedBy: { uid, name } })
    await saveGoals(tx, site, after, store.signals.sender)
    const changes = wanted.map((one) => changeOf(goals.get(goalKeyText(one)), one))
    const subject = { action: 'goals.changed', subject: site, detail: { changes, byName: name } } as const
    await addAudit(tx, { at: nowMs, actor: { uid, email }, ...subject })
    return record(tx, store, { site, changes, actor: { uid, name }, nowMs })
  })
  if (outcome.kind === 'done') await directory.reload()
  return outcome
}

type Wanted = GoalsInput['changes'][number]
type Recorded = Pick<GoalsChange, 'site' | 'nowMs'> & {
  readonly changes: readonly GoalChange[]
  readonly actor: AlarmActor
}

/** Journals changes, and moves the site on where budgets are among them. */
const record = async (
  tx: Tx,
  { signals }: Wired,
  { site, changes, actor, nowMs }: Recorded,
): Promise<GoalsOutcome & { kind: 'done' }> => {
  const ids = new Set(changes.flatMap(({ device }) => device ?? []))
  const written = await writeChanges(
    tx,
    {
      statuses: [],
      moved: new Set(ids.size > 0 ? [site] : []),
      reports: [],
      outages: { ended: [], begun: [] },
      facts: [{ site, facts: [{ type: 'goals.changed', data: { changes: [...changes] }, actor }] }],
      alarms: [],
      comparators: [],
    },
    { atMs: nowMs, sender: signals.sender, fences: [] },
  )
  if (typeof written === 'string') throw new Error(`goals not recorded: ${written}`)
  const own = ids.size === 0 ? [] : (await readDevicesOf(tx, site)).filter(({ id }) => ids.has(id))
  return {
    kind: 'done',
    journal: written.journal,
    devices: [...written.revs].map(([slug, rev]) => ({ site: slug, rev, devices: own })),
  }
}

const isAnother = (goal: Goal | undefined, { set }: Wanted): boolean =>
  set === null ? goal?.changedAt !== null : goal?.value !== set.value

const changeOf = (goal: Goal | undefined, { goal: name, device, set }: Wanted): GoalChange => ({
  goal: name,
  device,
  before: goal?.value ?? null,
  after: set === null ? (goal?.declared ?? null) : set.value,
  isDeclared: set === null,
})

const keptAfter = (
  { version, set }: KeptGoals,
  wanted: readonly Wanted[],
  by: { readonly changedAt: number; readonly changedBy: AlarmActor },
): KeptGoals => {
  const changed = new Set(wanted.map(goalKeyText))
  const added = wanted.flatMap(({ goal, device, set: own }) =>
    own === null ? [] : [{ goal, device, value: own.value, ...by }],
  )
  return { version: version + 1, set: [...set.filter((one) => !changed.has(goalKeyText(one))), ...added] }
}

/** What is wrong with a change, for whoever made it; null: nothing. */
const flawOf = (goals: ReadonlyMap<string, Goal>, { changes }: GoalsInput): string | null => {
  const seen = new Set<string>()
  for (const change of changes) {
    const key = goalKeyText(change)
    if (seen.has(key)) return `${key}: twice`
    seen.add(key)
    if (!goals.has(key)) return `${key}: no such goal`
    const { min, max } = GOAL_BOUNDS[change.goal]
    const flaw = change.set === null ? null : goalValueFlaw(change.goal, change.set.value)
    if (flaw === 'between') return `${key}: between ${min} and ${max}`
    if (flaw === 'decimals') return `${key}: two decimals at most`
  }
  return null
}
