import { AxeBuilder } from '@axe-core/playwright'
import { inspectSite } from '@vigie/analyst/engines'
import { ANALYST_PATHS, findingsResponse, type TariffShift } from '@vigie/contracts/rest/analyst'
import { farmHistory } from '../harness/farm-history.ts'
import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

test.use({ who: OPERATOR })

/** What the engine plans for the pumps of a farm after ninety days, as the analyst tells it. */
const planned = async (): Promise<TariffShift> => {
  const { history } = await farmHistory('chaib', 7_001)
  const { shift } = inspectSite(history)
  if (shift === null) throw new Error('no plan of this farm')
  const { from, startM3, surplusKwh, was, plan, cost, shiftedCost } = shift.shown
  const rows = (of: 'runs' | 'stocksM3', device: string) => ({
    was: [...(was[of].get(device) ?? [])],
    plan: [...(plan[of].get(device) ?? [])],
  })
  return {
    savingPerDay: shift.saving,
    isStated: shift.isStated,
    daysCompared: shift.days.length,
    day: { from, pumpedM3: { was: was.pumpedM3, plan: plan.pumpedM3 }, cost: { was: cost, plan: shiftedCost } },
    sun: { surplusKwh, usedKwh: { was: was.sunKwh, plan: plan.sunKwh }, planShares: [...plan.sunShares] },
    prices: [...shift.prices],
    pumps: shift.pumps.map(({ id }) => ({ device: id, ...rows('runs', id) })),
    tanks: shift.tanks.map((id) => ({ device: id, startM3: startM3.get(id) ?? 0, ...rows('stocksM3', id) })),
  }
}

const isSunny = ({ sun }: TariffShift, hour: number): boolean => (sun?.planShares[hour] ?? 0) >= 0.2

test('[R13.2] another schedule of the pumps is shown hour by hour, with what it saves and how full tanks would be', async ({
  page,
  origin,
}) => {
  const shift = await planned()
  await page.route(`**${ANALYST_PATHS.findings}`, (route) => {
    const now = Date.now()
    const json = { seenFrom: now - 90 * 86_400_000, seenUntil: now, live: null, findings: [], pumps: [], shift }
    return route.fulfill({ json: findingsResponse.parse(json) })
  })
  await page.goto(`${origin}/ia/efficacite-energetique`)
  const card = page.getByRole('region', { name: 'Pomper aux heures les moins chères' })
  const saved = shift.savingPerDay.value
  const decimals = Math.abs(saved) >= 100 ? 0 : Math.abs(saved) >= 10 ? 1 : 2
  const figure = saved.toLocaleString('fr-FR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  if (shift.isStated) await expect(card).toContainText(new RegExp(`Économie simulée : ${figure}\\s`))
  else await expect(card).toContainText('Aucune économie n’est avancée')
  await expect(card.getByRole('list', { name: 'Prix du kWh' }).getByRole('listitem')).toHaveCount(24)
  expect(shift.pumps.length).toBeGreaterThan(0)
  await expect(card.getByRole('heading', { level: 3 })).toHaveCount(shift.pumps.length)
  for (const [at, { was, plan }] of shift.pumps.entries())
    for (const [kind, shares] of [
      ['Le \\d\\d/\\d\\d', was],
      ['Proposé', plan],
    ] as const) {
      const bars = card.getByRole('list', { name: new RegExp(`, ${kind} : part du plein débit`) }).nth(at)
      const said = await bars.getByRole('listitem').allTextContents()
      const told = said.map((words) => Number(/: (\d+)/.exec(words)?.[1]))
      // one that nearly runs the whole hour is not said to run all of it
      expect(told).toEqual(shares.map((share) => Math.min(Math.round(share * 100), share < 1 ? 99 : 100)))
    }
  // sun is told of an hour, and its loss by the plan, only where the engine has it
  const hasSun = shift.pumps.some(({ plan }) => plan.some((share, hour) => share > 0 && isSunny(shift, hour)))
  if (!hasSun) await expect(card).not.toContainText('(soleil disponible)')
  const { was = 0, plan = 0 } = shift.sun?.usedKwh ?? {}
  if (was - plan < 1) await expect(card).not.toContainText('Pour une plus grande part du solaire')
  await expect(
    card.getByText(/^Journée rejouée : le .+, dernière journée complète où les pompes ont tourné\.$/),
  ).toBeVisible()
  // each tank: where it began, what it held on that day, what it would have held
  await expect(
    card
      .getByRole('list')
      .first()
      .getByText(/: .+m³$/),
  ).toHaveCount(3 * shift.tanks.length)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
})
