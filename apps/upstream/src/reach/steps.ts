import { randomUUID } from 'node:crypto'
import type { AlarmPriority, Site } from '@vigie/contracts/entities'
import type { Logger } from 'pino'
import type { Directory } from '../directory/directory.ts'
import { toAlarm } from '../store/alarms.ts'
import { addDeliveries, type EndedDelivery, type NewDelivery } from '../store/deliveries.ts'
import { type DueStep, lockDueSteps, type NextStep, saveNextSteps, sitesWithDueSteps } from '../store/escalations.ts'
import type { ReachMessage, ToldAlarm } from '../store/reach-kept.ts'
import { type KeptRules, readReachRules } from '../store/reach-rules.ts'
import type { Database } from '../store/tables.ts'
import { holdTurns } from '../store/turns.ts'
import { MINUTE_MS } from '../time.ts'
import { addresseesOf, NOBODY } from './addressees.ts'
import { quietUntil } from './weekly.ts'

/** With what steps that are due are taken. */
export type StepDeps = {
  readonly db: Database
  /** the sites whose turn this instance has, with their tokens */
  readonly own: () => ReadonlyMap<string, number>
  readonly directory: Pick<Directory, 'site' | 'device'>
  readonly log: Logger
}

/** steps of a site taken in one round */
const AT_ONCE = 500
/** alarms that a message names; of more it says how many */
const NAMED_MOST = 20

/**
 * Takes the steps that are due, of the sites whose turn this instance has: the messages of a step and the step after it
 * are written together or not at all. Alarms of one priority that come to the same step together share a message.
 */
export const takeSteps = async ({ db, own, directory, log }: StepDeps, nowMs: number): Promise<void> => {
  const turns = own()
  for (const slug of await sitesWithDueSteps(db, [...turns.keys()], nowMs)) {
    const site = directory.site(slug)
    const token = turns.get(slug)
    if (site === undefined || token === undefined) continue
    const taken = await db.transaction().execute(async (tx) => {
      if (!(await holdTurns(tx, [{ site: slug, token }]))) return 0
      const due = await lockDueSteps(tx, slug, nowMs, AT_ONCE)
      const kept = due.length === 0 ? null : await readReachRules(tx, slug)
      const groups = Map.groupBy(due, ({ alarm, step }) => `${alarm.priority}/${step}`)
      const plans = [...groups.values()].map((group) => planStep(kept, site, directory, group, nowMs))
      if (due.length > 0)
        await saveNextSteps(
          tx,
          plans.flatMap(({ next }) => next),
        )
      const deliveries = plans.flatMap((plan) => plan.deliveries)
      await addDeliveries(tx, deliveries)
      return deliveries.length
    })
    if (taken > 0) log.info({ site: slug, deliveries: taken }, 'alarms went to the next step of their escalation')
  }
}

type Plan = { readonly next: NextStep[]; readonly deliveries: (NewDelivery | EndedDelivery)[] }

/** What follows for alarms of one priority that have come to the same step. */
const planStep = (
  kept: KeptRules | null,
  site: Site,
  directory: StepDeps['directory'],
  group: readonly DueStep[],
  nowMs: number,
): Plan => {
  const [first] = group
  if (first === undefined || kept === null) return { next: nextFor(group, { dueAt: null }), deliveries: [] }
  const { step } = first
  const { priority } = first.alarm
  const steps = kept.rules.steps[priority]
  const [now, after] = [steps[step], steps[step + 1]]
  if (now === undefined) return { next: nextFor(group, { dueAt: null }), deliveries: [] }
  const quiet = quietUntil(kept.rules, priority, site.timeZone, nowMs)
  if (quiet !== null) return { next: nextFor(group, { dueAt: quiet }), deliveries: [] }
  // counted from now: what comes late, or after quiet hours, leaves those who were told the time they are meant to have
  const dueAt = after === undefined ? null : nowMs + (after.afterMinutes - now.afterMinutes) * MINUTE_MS
  const message = messageOf(site, directory, group, priority, step)
  const base = { site: site.slug, created_at: nowMs, step, alarms: group.map(({ alarm }) => alarm.id), message }
  const found = addresseesOf(kept.rules, now.targets, site.timeZone, nowMs)
  const deliveries = found.map((one) => ({ ...base, ...one, id: randomUUID() }))
  const nobody = { state: 'failed', tries: 0, unknown_ends: 0, ended_at: nowMs, answer: NOBODY_THERE } as const
  return {
    next: group.map(({ alarm, isAgain }) => ({
      ...{ alarm: alarm.id, step: step + 1, isAgain, dueAt: isAgain ? null : dueAt },
      ...(step === 0 ? { toldAt: nowMs } : {}),
    })),
    deliveries: found.length > 0 ? deliveries : [{ ...base, ...NOBODY, id: randomUUID(), ...nobody }],
  }
}

const NOBODY_THERE = 'Personne n’est d’astreinte à cette heure.'

/** The same step, later or (null) never. */
const nextFor = (group: readonly DueStep[], { dueAt }: Pick<NextStep, 'dueAt'>): NextStep[] =>
  group.map(({ alarm, step, isAgain }) => ({ alarm: alarm.id, step, dueAt, isAgain }))

const messageOf = (
  { slug, name, link, timeZone }: Site,
  directory: StepDeps['directory'],
  group: readonly DueStep[],
  priority: AlarmPriority,
  step: number,
): ReachMessage => ({
  site: { slug, name, link, timeZone },
  priority,
  step,
  alarmCount: group.length,
  alarms: group.slice(0, NAMED_MOST).map(({ alarm: row }): ToldAlarm => {
    const { id, device, condition, metric, finding, raisedAt, clearedAt, value, threshold, occurrences } = toAlarm(row)
    const deviceName = directory.device(slug, device)?.device.name ?? device
    const told = { id, device, deviceName, condition, priority, raisedAt, clearedAt, value, threshold, occurrences }
    return { ...told, ...(metric === undefined ? {} : { metric }), ...(finding === undefined ? {} : { finding }) }
  }),
})
