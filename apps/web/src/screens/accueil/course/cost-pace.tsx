import type { KpiBody, PlannedKpi, Site } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import { formatMinute } from '@/text'
import { accueil } from '@/text/accueil'
import { pace as words } from '@/text/accueil-figures'
import { kpi } from '@/text/kpi'
import { lead } from '@/text/lead'
import { Badge } from '@/ui/badge'
import { cn } from '@/ui/cn'
import { formatFigure } from '@/widgets/kpi/figure'
import { basisOf, leadOf } from '@/widgets/kpi/lead'
import { MarkWords } from '@/widgets/kpi/mark-words'
import { signOf } from '@/widgets/kpi/sign-of'
import { useHeld } from '@/widgets/kpi/use-cut-now'
import { SLOT_FILLS, SlotBar, slotsInOrder } from '@/widgets/tariff-slots/slot-bar'
import { Bullet } from '../answers/bullet.tsx'
import { changeWords } from './headline.tsx'

type CostPaceProps = {
  readonly body: KpiBody
  readonly site: Pick<Site, 'currency' | 'tariff'> | undefined
  readonly compared: string
}

/** What the energy of the period cost, against what was to be expected. */
export const CostPace = ({ body, site, compared }: CostPaceProps) => {
  const currency = site?.currency ?? ''
  const cost = body.energy.cost.value
  const plan = body.plan?.cost ?? null
  const isOpen = body.until < body.period.to
  // the meter that counts it has been off for long enough to matter: it leads nowhere that is known
  const held = useHeld(body.period)
  const isHeld = held.cost && isOpen
  const money = (amount: number | null) => formatFigure(amount, 'cost', currency)
  if (cost === null)
    return <p className="text-muted text-sm">{site?.tariff == null ? accueil.answers.noTariff : money(null)}</p>
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-sm">
          <b className="font-semibold text-lg leading-6 tabular-nums">{words.spent(money(cost))}</b>
          {plan !== null && <span className="text-muted">{` ${words.onPlanned(money(plan.whole))}`}</span>}
        </span>
        {plan !== null && !isHeld && <PlanBadge body={body} plan={plan} isOpen={isOpen} resting={held.resting} />}
      </p>
      {plan === null ? (
        <>
          <p className="text-muted text-xs tabular-nums">{changeWords(body.energy.cost, 'cost', compared)}</p>
          <CostBySlot bySlot={body.energy.bySlot} currency={currency} />
        </>
      ) : (
        <>
          <Bullet
            value={cost}
            projected={isHeld || !isOpen ? null : plan.projected}
            mark={isOpen ? plan.byNow : null}
            end={plan.whole}
            tone="energy"
            className="my-1 h-4"
          />
          <p className="flex flex-wrap justify-between gap-x-3 gap-y-0.5 text-muted text-xs tabular-nums">
            {isOpen && <MarkWords>{paceWords(plan, body.until, money)}</MarkWords>}
            <MarkWords isEnd>{words.plannedWhole(money(plan.whole))}</MarkWords>
            {isHeld ? (
              <span>{accueil.answers.costStopped}</span>
            ) : (
              isOpen &&
              plan.projected !== null && (
                <span>{accueil.answers.costEnd(money(plan.projected)) + (held.resting ? kpi.asUsual : '')}</span>
              )
            )}
          </p>
        </>
      )}
    </div>
  )
}

type CostBySlotProps = Pick<KpiBody['energy'], 'bySlot'> & { readonly currency: string }

/** How much of the cost each slot of the tariff makes; nothing where there is but one price. */
const CostBySlot = ({ bySlot, currency }: CostBySlotProps) => {
  const slots = slotsInOrder(bySlot).filter((one) => one.cost > 0)
  if (slots.length < 2) return null
  return (
    <>
      <SlotBar slots={slots} of="cost" className="my-1 h-4 rounded-sm" />
      <ul aria-label={words.bySlot} className="flex flex-wrap gap-x-4 gap-y-0.5 text-muted text-xs tabular-nums">
        {slots.map(({ slot, cost }) => (
          <li key={slot} className="flex items-center gap-1.5 whitespace-nowrap">
            <span aria-hidden className={cn('size-2.5 rounded-sm', SLOT_FILLS[slot])} />
            {SLOT_NAMES[slot]}
            <b className="font-medium text-ink">{formatFigure(cost, 'cost', currency)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

type PlanBadgeProps = {
  readonly body: KpiBody
  readonly plan: PlannedKpi
  readonly isOpen: boolean
  /** pumps stand that usually work */
  readonly resting: boolean
}

/** Where the day leads, by the rule of the dashboard. */
const PlanBadge = ({ body, plan, isOpen, resting }: PlanBadgeProps) => {
  const basis = basisOf(plan)
  const { verdict } = leadOf(body.energy.cost, plan.whole, { isOpen, projected: plan.projected, basis })
  if (verdict === null) return null
  const { tone } = signOf(verdict, 'cost', { limit: { basis }, resting: isOpen && resting }, body)
  return <Badge tone={tone}>{lead[isOpen ? 'open' : 'closed'][verdict][basis]}</Badge>
}

/** What was to be expected: of the hours that are over, as everywhere, else of the moment at which the figures end. */
const paceWords = ({ closed, byNow }: PlannedKpi, until: number, money: (amount: number) => string): string =>
  closed == null
    ? words.plannedAt(accueil.answers.costAt(formatMinute(until)), money(byNow))
    : words.closedAt(accueil.answers.costAt(formatMinute(closed.at)), money(closed.counted), money(closed.expected))
