// In: the figures of a period, and whether they are projected. Out: what each probable leak does to that and to what it is compared with.
import { isComparable, type KpiBody, unitOf } from '@vigie/contracts/entities'
import { formatWeekdays, withUnit } from '@/text'
import { leakNotes as words } from '@/text/dashboard-sentence'
import { formatBare } from '@/widgets/kpi/figure'

type Known = {
  readonly body: Pick<KpiBody, 'consumptions' | 'plan' | 'period' | 'previous'>
  readonly names: ReadonlyMap<string, string>
  readonly isProjected: boolean
}

/** A sentence a leak: whether it goes on in the projection, and whether it ran in what the period is compared with. */
export const leakNotes = ({ body, names, isProjected }: Known): readonly string[] =>
  body.consumptions.flatMap(({ device, night, volumeM3 }) => {
    if (night == null || night.leakSince === null || night.usualM3h === null) return []
    const more = withUnit(formatBare(night.flowM3h - night.usualM3h, 'nightFlowM3h'), unitOf('nightFlowM3h', ''))
    const said = [
      ...(isProjected ? [words.projected] : []),
      ...habitWords(body, device),
      // a stretch without data is compared with nothing
      isComparable(volumeM3) ? comparedWords(night.leakSince, body.previous) : null,
    ]
    return [
      words.note(
        names.get(device) ?? device,
        more,
        said.flatMap((one) => one ?? []),
      ),
    ]
  })

const habitWords = ({ plan, period }: Known['body'], device: string): readonly string[] => {
  const leak = plan?.leaks?.find((one) => one.device === device)
  const days = plan?.consumedM3?.days ?? 0
  if (leak === undefined || days === 0) return []
  const weekdays = formatWeekdays(days, period.from)
  return [
    leak.days === 0
      ? words.habitWithout(weekdays)
      : leak.days >= days
        ? words.habit(weekdays)
        : words.habitOf(leak.days, weekdays),
  ]
}

const comparedWords = (since: number, { from, to }: KpiBody['previous']): string | null =>
  to <= from ? null : since <= from ? words.compared : since < to ? words.comparedPartly : words.comparedWithout
