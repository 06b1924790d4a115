import { type Device, device, type GoalName, type GoalsInput, goalKeyText } from '@vigie/contracts/entities'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Directory } from '../directory/directory.ts'
import { readAudit, readGoalsChanges } from '../store/audit.ts'
import { readGoalsOf } from '../store/goals.ts'
import { readHead, readJournal } from '../store/journal.ts'
import { readPicture } from '../store/picture.ts'
import { readSites, saveSites } from '../store/sites.ts'
import type { Store } from '../store/store.ts'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import { plantFarm, TEST_SITES, testPump } from '../testing/farm.ts'
import { changeGoals } from './change-goals.ts'
import { goalsOfSite } from './goals-of-site.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const ACTOR = { uid: 'u1', name: 'Amina', email: 'amina@vigie.test' }
const site = 'chaib'
const SECTOR: Device = device.parse({
  ...{ id: 'secteur', site, kind: 'flow-meter', role: 'consumption', name: 'Secteur', budgetM3PerMonth: 3_000 },
  metrics: [{ id: 'volume_m3', cadenceMs: 60_000 }],
})

describe.each(DATABASES)('targets and budgets, on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let directory: Directory

  beforeAll(async () => {
    ;({ store, close } = await createTestStore(kind))
    ;({ directory } = await plantFarm(store, [SECTOR, testPump('p1')]))
  }, 60_000)
  afterAll(() => close(), 60_000)
  beforeEach(async () => {
    await saveSites(
      store.db,
      TEST_SITES.map((one) => ({ ...one, targets: { kwhPerM3: 0.55, autonomyHours: 12 } })),
    )
    await directory.save([SECTOR])
    await store.db.deleteFrom('goals').execute()
    await directory.reload()
  })

  type Change = readonly [goal: GoalName, set: number | null | 'declared', device?: string]
  const inputOf = async (changes: readonly Change[]): Promise<GoalsInput> => ({
    version: (await readGoalsOf(store.db, site)).version,
    changes: changes.map(([goal, set, id]) => ({
      goal,
      device: id ?? null,
      set: set === 'declared' ? null : { value: set },
    })),
  })
  const change = (input: GoalsInput) => changeGoals(store, directory, { site, input, actor: ACTOR, nowMs: NOW })
  const set = async (...changes: readonly Change[]) => change(await inputOf(changes))
  const inForce = async () => ({
    target: directory.site(site)?.targets.kwhPerM3 ?? null,
    budget: directory.device(site, 'secteur')?.device.budgetM3PerMonth,
  })
  const goal = async (name: GoalName, id: string | null = null) => {
    const goals = await goalsOfSite(store.db, site, await readGoalsOf(store.db, site))
    return goals.find((one) => goalKeyText(one) === goalKeyText({ goal: name, device: id }))
  }

  test('what is set is in force wherever sites and devices are read, beside what was declared', async () => {
    await set(['kwhPerM3', 0.5], ['budgetM3PerMonth', 2_500, 'secteur'])
    expect(await inForce()).toEqual({ target: 0.5, budget: 2_500 })
    expect((await readSites(store.db)).find(({ slug }) => slug === site)?.targets).toMatchObject({
      kwhPerM3: 0.5,
      autonomyHours: 12,
    })
    const picture = await readPicture(store.db, site, NOW)
    expect(picture.devices.find(({ id }) => id === 'secteur')?.budgetM3PerMonth).toBe(2_500)
    const by = { changedAt: new Date(NOW).toISOString(), changedBy: { uid: 'u1', name: 'Amina' } }
    expect(await goal('kwhPerM3')).toMatchObject({ value: 0.5, declared: 0.55, ...by })
    expect(await goal('budgetM3PerMonth', 'secteur')).toMatchObject({ value: 2_500, declared: 3_000, ...by })
    expect(await goal('autonomyHours')).toMatchObject({ value: 12, declared: 12, changedAt: null })
    expect(await goal('budgetM3PerMonth', 'p1')).toBeUndefined()
  })

  test('no goal may be set, and what was declared holds again when that is asked for', async () => {
    await set(['kwhPerM3', null], ['budgetM3PerMonth', null, 'secteur'])
    expect(await inForce()).toEqual({ target: null, budget: null })
    await set(['kwhPerM3', 'declared'], ['budgetM3PerMonth', 'declared', 'secteur'])
    expect(await inForce()).toEqual({ target: 0.55, budget: 3_000 })
    expect(await goal('kwhPerM3')).toMatchObject({ changedAt: null, changedBy: null })
  })

  test('a device that declares another budget, and a site given anew, undo nothing that was set', async () => {
    await set(['kwhPerM3', 0.5], ['budgetM3PerMonth', 2_500, 'secteur'])
    expect(directory.has(SECTOR)).toBe(true)
    const [birth] = await directory.save([{ ...SECTOR, budgetM3PerMonth: 9_000 }])
    expect(birth?.devices[0]?.budgetM3PerMonth).toBe(2_500)
    await saveSites(
      store.db,
      TEST_SITES.map((one) => ({ ...one, targets: { kwhPerM3: 0.9 } })),
    )
    await directory.reload()
    expect(await inForce()).toEqual({ target: 0.5, budget: 2_500 })
    await set(['kwhPerM3', 'declared'], ['budgetM3PerMonth', 'declared', 'secteur'])
    expect(await inForce()).toEqual({ target: 0.9, budget: 9_000 })
  })

  test('a change is told in the journal and kept in the audit; the site moves on by the devices concerned', async () => {
    const before = await readHead(store.db, site)
    const outcome = await set(['kwhPerM3', 0.5], ['budgetM3PerMonth', 2_500, 'secteur'])
    const changes = [
      { goal: 'kwhPerM3', device: null, before: 0.55, after: 0.5, isDeclared: false },
      { goal: 'budgetM3PerMonth', device: 'secteur', before: 3_000, after: 2_500, isDeclared: false },
    ]
    const rev = before.rev + 1
    expect(outcome).toMatchObject({
      kind: 'done',
      journal: [{ site, entries: [{ seq: before.seq + 1, type: 'goals.changed' }] }],
      devices: [{ site, rev, devices: [{ id: 'secteur', budgetM3PerMonth: 2_500 }] }],
    })
    expect(await readJournal(store.db, site, before.seq, 10)).toMatchObject([
      { type: 'goals.changed', data: { changes }, actor: { uid: 'u1', name: 'Amina' } },
    ])
    const { entries } = await readGoalsChanges(store.db, site, { limit: 1 })
    expect(entries).toMatchObject([{ by: ACTOR.name, changes }])
    await set(['autonomyHours', 24])
    expect(await readHead(store.db, site)).toEqual({ seq: before.seq + 2, rev })
  })

  test('what is as it was already is no change: no version, no entry', async () => {
    const audits = async () => (await readAudit(store.db, { limit: 200 })).length
    const before = [await audits(), await readHead(store.db, site)]
    const outcome = await set(['kwhPerM3', 0.55], ['autonomyHours', 'declared'], ['solarSharePct', null])
    expect(outcome).toEqual({ kind: 'done', journal: [], devices: [] })
    expect((await readGoalsOf(store.db, site)).version).toBe(0)
    expect([await audits(), await readHead(store.db, site)]).toEqual(before)
  })

  test('of two changes from one version the second is refused', async () => {
    const input = await inputOf([['kwhPerM3', 0.5]])
    const other = await inputOf([['kwhPerM3', 0.6]])
    const kinds = (await Promise.all([change(input), change(other)])).map((outcome) => outcome.kind)
    expect(kinds.sort()).toEqual(['conflict', 'done'])
  })

  test.each<readonly [name: string, changes: readonly Change[]]>([
    [
      'twice',
      [
        ['kwhPerM3', 0.5],
        ['kwhPerM3', 0.6],
      ],
    ],
    ['a target of a device', [['kwhPerM3', 0.5, 'secteur']]],
    ['a budget of the whole site', [['budgetM3PerMonth', 500]]],
    ['a budget of a pump', [['budgetM3PerMonth', 500, 'p1']]],
    ['a share beyond the whole', [['solarSharePct', 101]]],
    ['a share of next to nothing', [['solarSharePct', 5e-324]]],
    ['a third decimal', [['kwhPerM3', 0.555]]],
    ['nothing of an autonomy', [['autonomyHours', 0]]],
  ])('%s is refused, and nothing is changed', async (_name, changes) => {
    expect((await set(['unaccountedPct', 8], ...changes)).kind).toBe('invalid')
    expect((await readGoalsOf(store.db, site)).version).toBe(0)
  })
})
