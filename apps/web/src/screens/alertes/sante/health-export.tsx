import { alarmsTitle } from '@vigie/contracts/alarm-words'
import { type AlarmLoad, type AlarmPriority, alarmPriority, type Device, figureSpec } from '@vigie/contracts/entities'
import { Download } from 'lucide-react'
import { saveText, useDevices } from '@/data'
import { formatNumber, localDay, siteTimeZone } from '@/text'
import { loadText } from '@/text/alarm-load'
import { PRIORITY_NAMES } from '@/text/alarms'
import { santeText } from '@/text/sante'
import { Button } from '@/ui/button'
import { limitWords } from '@/widgets/alarm-load/verdict-look'
import { judgementOf, MEASURES } from '@/widgets/alarm-load/verdicts'
import { csvOf } from '@/widgets/export/csv'
import { formatBare } from '@/widgets/kpi/figure'
import { adviceWords } from './advice.ts'
import { shareOf } from './figures.ts'

const { export: words } = santeText

/** Saves what the page shows, as a spreadsheet in French reads it. */
export const HealthExport = ({ load }: { readonly load: AlarmLoad }) => {
  const devices = useDevices().data ?? []
  const day = (at: number) => localDay(at, siteTimeZone())
  const save = () =>
    saveText(
      words.name(day(load.from), day(Math.max(load.from, load.to - 1))),
      'text/csv',
      csvOf(healthRows(load, devices)),
    )
  return (
    <Button size="sm" variant="outline" aria-label={words.title} className="print:hidden" onClick={save}>
      <Download aria-hidden />
      {words.label}
    </Button>
  )
}

/** Measures, priorities and the ten that came most often, one table below the other. */
export const healthRows = (load: AlarmLoad, devices: readonly Device[]): readonly (readonly string[])[] => [
  words.measure,
  [words.raised, formatNumber(load.raised, 0), '', '', ''],
  ...MEASURES.map((one) => {
    const { measure, figure, limits } = one
    const verdict = judgementOf(load, one)
    return [
      figureSpec(figure).name,
      load[measure] === null ? '' : formatBare(load[measure], figure),
      figureSpec(figure).unit,
      limitWords(figure, limits),
      verdict === null ? '' : `${loadText.verdicts[verdict]}${load.indicative ? ` (${loadText.indicative})` : ''}`,
    ]
  }),
  [santeText.mtta, seconds(load.mttaMs), 's', '', ''],
  [santeText.mttr, seconds(load.mttrMs), 's', '', ''],
  [],
  words.priority,
  ...alarmPriority.options.map((priority: AlarmPriority) => [
    PRIORITY_NAMES[priority],
    formatNumber(load.priorities[priority] ?? 0, 0),
    percent(shareOf(load, priority)),
    seconds(load.responses[priority]?.mttaMs ?? null),
    seconds(load.responses[priority]?.mttrMs ?? null),
  ]),
  [],
  words.offender,
  ...load.topTen.map((offender) => [
    devices.find(({ id }) => id === offender.device)?.name ?? offender.device,
    offender.device,
    alarmsTitle(offender),
    formatNumber(offender.raised, 0),
    percent(offender.raised / load.raised),
    formatNumber(offender.acknowledged, 0),
    formatNumber(offender.atNight, 0),
    adviceWords(offender),
  ]),
]

const seconds = (ms: number | null): string => (ms === null ? '' : formatNumber(ms / 1_000, 1))
const percent = (share: number | null): string => (share === null ? '' : formatNumber(100 * share, 1))
