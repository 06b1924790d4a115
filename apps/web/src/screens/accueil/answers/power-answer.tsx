import { type Device, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { PlugZap } from 'lucide-react'
import { useMemo } from 'react'
import { useNow, useOutages } from '@/data'
import { PATHS } from '@/paths'
import { formatMomentMinute, NO_VALUE } from '@/text'
import { accueil } from '@/text/accueil'
import { CutSign } from '@/ui/cut-sign'
import { Answer } from '@/widgets/answer/answer'
import { cutsOfDay, cutsOfDayWords } from '@/widgets/kpi/cuts-of-day'
import { TODAY } from '@/widgets/leaks/leaks'
import type { CutMoment } from '@/widgets/site-state/causes'
import type { KnownCauses } from '@/widgets/site-state/use-causes'
import { DayCuts } from './day-cuts.tsx'

const { answers: words } = accueil

type PowerAnswerProps = {
  readonly devices: readonly Device[]
  readonly state: KnownCauses
  readonly today: KpiBody | undefined
}

/** How many devices have power now, and the cuts of the day. */
export const PowerAnswer = ({ devices, state: { power, causes }, today }: PowerAnswerProps) => {
  const outages = useOutages(TODAY).data
  const now = useNow(MINUTE_MS)
  const cutNow = causes.flatMap((cause) => (cause.kind === 'power' ? cause.moments : []))
  const isKnown = power.told > 0
  const from = today?.period.from ?? now
  const cuts = useMemo(() => cutsOfDay(outages ?? [], power.told, { from, now }), [outages, power.told, from, now])
  return (
    <Answer
      icon={PlugZap}
      title={words.power}
      value={isKnown ? String(power.on) : NO_VALUE}
      {...(isKnown && { of: words.powerOf(power.told, devices.length - power.told) })}
      tone={power.on < power.told ? 'bad' : 'plain'}
      to={`${PATHS.home}#direct`}
      drawing={today !== undefined && outages !== undefined && <DayCuts period={today.period} cuts={cuts} now={now} />}
    >
      {!isKnown ? (
        words.powerSilent
      ) : cutNow.length > 0 ? (
        <CutSign>{cutNowWords(cutNow, now)}</CutSign>
      ) : outages === undefined ? (
        ''
      ) : (
        cutsOfDayWords(cuts, today?.until)
      )}
    </Answer>
  )
}

/** So many moments of cuts are told one by one. */
const TOLD = 2

/** « 37 coupés depuis 19:55, 1 depuis 17:10 », of cuts that last; those of most devices first. */
export const cutNowWords = (moments: readonly CutMoment[], now: number): string => {
  const [first, ...others] = moments.toSorted((a, b) => b.count - a.count)
  if (first === undefined) return ''
  const at = ({ since }: CutMoment) => (since === null ? null : formatMomentMinute(since, now))
  const told = others.slice(0, TOLD - 1)
  const rest = others.slice(TOLD - 1).reduce((sum, { count }) => sum + count, 0)
  return [
    words.cutNow(first.count, at(first)),
    ...told.map((one) => words.cutToo(one.count, at(one))),
    ...(rest === 0 ? [] : [words.cutElse(rest)]),
  ].join(', ')
}
