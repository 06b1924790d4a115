import { FIGURES, type FigureId, figureSpec, type Site, type Targets, unitOf } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import type { ReactNode } from 'react'
import { useDevices } from '@/data'
import { formatNumber, withUnit } from '@/text'
import { settings } from '@/text/settings'
import { useToday } from '@/widgets/period/use-period'
import { SLOT_ORDER } from '@/widgets/tariff-slots/slots-card'
import { Fact, Facts, Section } from './section.tsx'
import { hoursOfSlot } from './tariff-hours.ts'

const words = settings.contract

/** Each target: the figure that it is of, and whether it is the least or the most that is aimed at. */
const TARGETS: readonly (readonly [
  target: keyof Targets,
  figure: FigureId,
  bound: 'least' | 'most',
  perDay?: boolean,
])[] = [
  ['autonomyHours', 'autonomyHours', 'least'],
  ['powerAvailabilityPct', 'powerPct', 'least'],
  ['solarSharePct', 'solarSharePct', 'least'],
  ['kwhPerM3', 'kwhPerM3', 'most'],
  ['unaccountedPct', 'unaccountedPct', 'most'],
  ['consumedM3PerDay', 'consumedM3', 'most', true],
  ['costPerDay', 'cost', 'most', true],
]

/** What figures of the site are judged by: its tariff, targets and budgets, as they were declared with it. */
export const SiteContract = ({ site }: { readonly site: Site }) => {
  const { tariff, targets, currency } = site
  const month = Number(useToday().slice(5, 7))
  const aimed = TARGETS.flatMap(([target, figure, bound, perDay]) => {
    const value = targets[target]
    return value === undefined ? [] : [{ figure, said: words[bound](saidOf(value, figure, currency), perDay === true) }]
  })
  const budgets = (useDevices().data ?? []).flatMap(({ id, name, budgetM3PerMonth }) =>
    budgetM3PerMonth == null ? [] : [{ id, name, budgetM3PerMonth }],
  )
  return (
    <Section title={words.title} help={words.help}>
      <Part title={words.tariff}>
        {tariff === null ? (
          <Fact name={words.tariff}>{words.noTariff}</Fact>
        ) : (
          SLOT_ORDER.map((slot) => (
            <Fact key={slot} name={SLOT_NAMES[slot]} help={hoursWords(hoursOfSlot(tariff, slot, month))}>
              <span className="tabular-nums">
                {withUnit(formatNumber(tariff.pricePerKwh[slot], 2), `${currency}/kWh`)}
              </span>
            </Fact>
          ))
        )}
      </Part>
      <Part title={words.targets}>
        {aimed.length === 0 && <Fact name={words.targets}>{words.noTargets}</Fact>}
        {aimed.map(({ figure, said }) => (
          <Fact key={figure} name={FIGURES[figure].name}>
            <span className="tabular-nums">{said}</span>
          </Fact>
        ))}
      </Part>
      <Part title={words.budgets}>
        {budgets.length === 0 && <Fact name={words.budgets}>{words.noBudgets}</Fact>}
        {budgets.map(({ id, name, budgetM3PerMonth }) => (
          <Fact key={id} name={name}>
            <span className="tabular-nums">{words.perMonth(withUnit(formatNumber(budgetM3PerMonth, 0), 'm³'))}</span>
          </Fact>
        ))}
      </Part>
    </Section>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="flex flex-col gap-2">
    <h3 className="font-semibold text-sm">{title}</h3>
    <Facts>{children}</Facts>
  </div>
)

const saidOf = (value: number, figure: FigureId, currency: string): string =>
  withUnit(
    formatNumber(value, figureSpec(figure).decimals ?? (Number.isInteger(value) ? 0 : 1)),
    unitOf(figure, currency),
  )

const hoursWords = (stretches: ReturnType<typeof hoursOfSlot>): string =>
  stretches.length === 0 ? words.notThisMonth : words.thisMonth(stretches.map(([from, to]) => words.stretch(from, to)))
