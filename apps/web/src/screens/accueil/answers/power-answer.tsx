import { type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { PlugZap } from 'lucide-react'
import { useMemo } from 'react'
import { useNow, useOutages } from '@/data'
import { PATHS } from '@/paths'
import { formatMinute, formatMomentMinute, formatSpan, NO_VALUE } from '@/text'
import { accueil } from '@/text/accueil'
import { TODAY } from '@/widgets/leaks/leaks'
import type { PowerCause } from '@/widgets/site-state/causes'
import type { KnownCauses } from '@/widgets/site-state/use-causes'
import { Answer } from './answer.tsx'
import { cutsOfDay, type DayCut } from './cuts-of-day.ts'
import { DayCuts } from './day-cuts.tsx'

const { answers: words } = accueil

type PowerAnswerProps = { readonly state: KnownCauses; readonly today: KpiBody | undefined }

/** How many devices have power now, and the cuts of the day. */
export const PowerAnswer = ({ state: { power, causes }, today }: PowerAnswerProps) => {
  const outages = useOutages(TODAY).data
  const now = useNow(MINUTE_MS)
  const cut = causes.find((cause): cause is PowerCause => cause.kind === 'power')
  const isKnown = power.told > 0
  const from = today?.period.from ?? now
  const cuts = useMemo(() => cutsOfDay(outages ?? [], power.told, { from, now }), [outages, power.told, from, now])
  return (
    <Answer
      icon={PlugZap}
      title={words.power}
      value={isKnown ? String(power.on) : NO_VALUE}
      {...(isKnown && { of: words.powerOf(power.told) })}
      tone={power.on < power.told ? 'bad' : 'plain'}
      to={`${PATHS.home}#direct`}
      drawing={today !== undefined && outages !== undefined && <DayCuts period={today.period} cuts={cuts} now={now} />}
    >
      {!isKnown
        ? words.powerSilent
        : cut?.since != null
          ? words.cutNow(cut.devices.length, formatMomentMinute(cut.since, now))
          : outages === undefined
            ? ''
            : cutWords(cuts)}
    </Answer>
  )
}

/** « site coupé 2 min à 18:27, 9 coupures isolées, 6 min » */
const cutWords = (cuts: readonly DayCut[]): string => {
  const [general, single] = [cuts.filter((cut) => cut.general), cuts.filter((cut) => !cut.general)]
  const length = (some: readonly DayCut[]) => formatSpan(some.reduce((sum, { from, to }) => sum + to - from, 0))
  const [first] = general
  if (first === undefined) return single.length === 0 ? words.noCut : words.cuts(single.length, length(single))
  return [
    general.length === 1
      ? words.siteCut(length(general), formatMinute(first.from))
      : words.siteCuts(general.length, length(general)),
    ...(single.length === 0 ? [] : [words.singleCuts(single.length, length(single))]),
  ].join(', ')
}
