// In: where a quantity leads. Out: the figure that a manager is told of it, and how that stands against what it may come to.
import { formatDayMonth } from '@/text'
import { answers as words } from '@/text/dashboard-answers'
import { kpi } from '@/text/kpi'
import { formatBare, formatFigure } from '@/widgets/kpi/figure'
import { lacksData, type Outlook } from '../rhythm/outlook.ts'
import { signedPercent } from '../rhythm/signed-percent.ts'

/** A part of a period, whether it still runs or its record lacks, says nothing of the whole. */
export const comesTo = (
  outlook: Outlook,
  id: keyof typeof words.noLimit,
  unit: string,
  isOpen: boolean,
  since: number | null,
) => {
  const { value, limit, verdict, isHeld, resting } = outlook
  const projected = outlook.isHabit ? null : outlook.projected
  const end = projected ?? value
  const gap = limit === null || limit.whole === 0 || end === null ? null : end / limit.whole - 1
  const isWhole = projected !== null || (!isOpen && !lacksData(outlook))
  const ofPart = (said: string) => (since === null ? said : words.since(said, formatDayMonth(since)))
  return {
    value: formatBare(end, id),
    of: projected === null ? words.counted(unit) : words.projected(unit),
    tone: verdict === 'ahead' || verdict === 'over' ? ('warn' as const) : ('plain' as const),
    children: isHeld
      ? words.held
      : limit === null
        ? words.noLimit[id]
        : isWhole && gap !== null
          ? ofPart(words.against[limit.basis](signedPercent(gap), formatFigure(limit.whole, id, unit))) +
            (resting ? kpi.asUsual : '')
          : ofPart(
              words[isOpen && limit.basis === 'usual' ? 'ofDay' : 'of'][limit.basis](
                formatFigure(limit.whole, id, unit),
              ),
            ),
  }
}
