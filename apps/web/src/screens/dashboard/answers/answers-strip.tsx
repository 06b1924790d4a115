import { isComparable, unitOf } from '@vigie/contracts/entities'
import { BellRing, Coins, Droplets, PlugZap } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useOpenAlarms, useUnpowered } from '@/data'
import { formatMinute } from '@/text'
import { suspendedByCut } from '@/text/alarm-signs'
import { answers as words } from '@/text/dashboard-answers'
import { Answer } from '@/widgets/answer/answer'
import { atLeast, formatBare, formatFigure } from '@/widgets/kpi/figure'
import { powerAhead, standingOf } from '@/widgets/kpi/standing'
import { targetValue } from '@/widgets/kpi/target-value'
import { waitingOf } from '@/widgets/site-state/cause-alarms'
import type { PartProps } from '../parts/part-props.ts'
import type { Outlooks } from '../rhythm/outlooks.ts'
import { comesTo } from './comes-to.ts'

type AnswersProps = PartProps & { readonly outlooks: Outlooks }

/** What a manager asks first: what the water and the energy come to, whether the power was there, what alarms there were. */
export const AnswersStrip = (props: AnswersProps) => {
  const { body, outlooks, site, around, since } = props
  const [search] = useSearchParams()
  const at = (hash: string) => ({ search: search.toString(), hash })
  const currency = site?.currency ?? ''
  return (
    <section
      aria-label={words.label}
      className="grid grid-cols-2 overflow-hidden rounded-xl border border-line bg-surface shadow-xs lg:grid-cols-4 print:break-inside-avoid"
    >
      <Answer
        icon={Droplets}
        title={words.water}
        to={at('rythme')}
        drawing={null}
        {...comesTo(outlooks.water, 'consumedM3', unitOf('consumedM3', ''), around.isOpen, since)}
      />
      <Answer
        icon={Coins}
        title={words.cost}
        to={at('rythme')}
        drawing={null}
        {...comesTo(outlooks.cost, 'cost', currency, around.isOpen, since)}
      />
      <Power {...props} to={at('disponibilite')} />
      <Alarms body={body} isOpen={around.isOpen} to={at('alarmes')} />
    </section>
  )
}

type To = { readonly to: { readonly search: string; readonly hash: string } }

const Power = ({ body, site, around: { isOpen }, to }: AnswersProps & To) => {
  const { size: off } = useUnpowered()
  const isCut = isOpen && off > 0
  const { powerPct } = body
  const target = atLeast(site?.targets.powerAvailabilityPct)
  const standing =
    target === undefined
      ? null
      : standingOf(powerPct.value, target, {
          id: 'powerPct',
          isOpen,
          isCut,
          ahead: powerAhead(powerPct, target, body),
        })
  return (
    <Answer
      icon={PlugZap}
      title={words.power}
      value={formatFigure(powerPct.value, 'powerPct')}
      of={isCut ? words.ofTimeTo(formatMinute(body.until)) : words.ofTime}
      // the figure is of the period: what is cut now is said below it
      tone={standing?.verdict === 'missed' ? 'warn' : 'plain'}
      drawing={null}
      to={to}
    >
      {isCut
        ? // the notice above the sentence says it loud, with their names
          words.cutNow(off)
        : target === undefined
          ? words.noTarget
          : [words.target(targetValue(target, unitOf('powerPct', ''))), standing?.words ?? '']
              .filter(Boolean)
              .join(', ')}
    </Answer>
  )
}

const Alarms = ({
  body: { alarmsRaised, until },
  isOpen,
  to,
}: Pick<AnswersProps, 'body'> & To & { readonly isOpen: boolean }) => {
  const { waiting, suspended } = waitingOf(useOpenAlarms())
  const { value, previous } = alarmsRaised
  return (
    <Answer
      icon={BellRing}
      title={words.alarms}
      value={formatBare(value, 'alarmsRaised')}
      // what comes now is waited for at once, and counted once the figures reach it
      of={isOpen ? words.raisedTo(value ?? 0, formatMinute(until)) : words.raised(value ?? 0)}
      drawing={null}
      to={to}
    >
      {[
        ...(isComparable(alarmsRaised) ? [words.before(formatBare(previous, 'alarmsRaised'))] : []),
        ...(isOpen ? [words.waiting(waiting)] : []),
        ...(isOpen && suspended > 0 ? [suspendedByCut(suspended)] : []),
      ].join(' · ')}
    </Answer>
  )
}
