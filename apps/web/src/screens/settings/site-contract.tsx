import { maySetGoals, type Site, type Targets } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { useCapability, useDevices } from '@/data'
import { PATHS } from '@/paths'
import { formatNumber, withUnit } from '@/text'
import { GOALS, goalName, goalValue, TARGETS } from '@/text/goal-words'
import { settings } from '@/text/settings'
import { useToday } from '@/widgets/period/use-period'
import { SLOT_ORDER } from '@/widgets/tariff-slots/slot-bar'
import { Fact, Facts, Section } from './section.tsx'
import { hoursOfSlot } from './tariff-hours.ts'

const words = settings.contract

/** What figures of the site are judged by: its tariff, as it was declared with it, and the targets and budgets in force. */
export const SiteContract = ({ site }: { readonly site: Site }) => {
  const { tariff, targets, currency } = site
  const { userRole } = useAuth()
  const isSettable = useCapability('goals') === true
  const month = Number(useToday().slice(5, 7))
  const aimed = aimedOf(targets)
  const budgets = (useDevices().data ?? []).flatMap(({ id, name, budgetM3PerMonth }) =>
    budgetM3PerMonth == null ? [] : [{ id, name, budgetM3PerMonth }],
  )
  return (
    <Section title={words.title} help={isSettable ? words.helpSettable : words.help}>
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
        {aimed.map(([goal, value]) => (
          <Fact key={goal} name={goalName(goal)}>
            <span className="tabular-nums">{words[GOALS[goal].bound](goalValue(goal, value, currency))}</span>
          </Fact>
        ))}
      </Part>
      <Part title={words.budgets}>
        {budgets.length === 0 && <Fact name={words.budgets}>{words.noBudgets}</Fact>}
        {budgets.map(({ id, name, budgetM3PerMonth }) => (
          <Fact key={id} name={name}>
            <span className="tabular-nums">{goalValue('budgetM3PerMonth', budgetM3PerMonth, currency)}</span>
          </Fact>
        ))}
      </Part>
      {isSettable && (
        <Link to={`${PATHS.siteSettings}#objectifs`} className="touch self-start text-primary text-sm underline">
          {maySetGoals(userRole) ? words.change : words.origin}
        </Link>
      )}
    </Section>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="flex flex-col gap-2">
    <h3 className="font-semibold text-sm">{title}</h3>
    <Facts areFigures>{children}</Facts>
  </div>
)

/** The targets that there are, in the order in which they are shown. */
const aimedOf = (targets: Targets) =>
  TARGETS.flatMap((goal) => (targets[goal] === undefined ? [] : [[goal, targets[goal]] as const]))

const hoursWords = (stretches: ReturnType<typeof hoursOfSlot>): string =>
  stretches.length === 0 ? words.notThisMonth : words.thisMonth(stretches.map(([from, to]) => words.stretch(from, to)))
