import type { AlarmLoad, AlarmOffender, Device } from '@vigie/contracts/entities'
import { ALARM_CONDITION_NAMES } from '@vigie/contracts/words'
import { Link } from 'react-router-dom'
import { PATHS } from '@/paths'
import { formatNumber, formatPercent } from '@/text'
import { santeText } from '@/text/sante'
import { Button } from '@/ui/button'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { FigureTable } from '@/widgets/figure-table/figure-table'
import { withFilter } from '../filter.ts'
import { adviceWords, asksForMore } from './advice.ts'

const { offenders: words } = santeText

type OffendersProps = { readonly load: AlarmLoad; readonly devices: readonly Device[] }

/** The conditions that came most often, and what to do about each. */
export const Offenders = ({ load, devices }: OffendersProps) => {
  const inTop = load.topTen.reduce((sum, { raised }) => sum + raised, 0)
  const nameOf = ({ device }: AlarmOffender) => devices.find(({ id }) => id === device)?.name ?? device
  const whole = (count: number) => formatNumber(count, 0)
  if (load.topTen.length === 0) {
    return (
      <CardSection title={words.title}>
        <p className="px-4 pb-4 text-muted text-sm">{words.empty}</p>
      </CardSection>
    )
  }
  return (
    <CardSection title={words.title} of={words.of(whole(inTop), whole(load.raised))} isLong>
      <FigureTable
        size="many"
        label={words.title}
        name={words.name}
        nameOf={(offender) => (
          <span>
            {nameOf(offender)}
            <span className="font-normal text-muted">{` · ${ALARM_CONDITION_NAMES[offender.condition]}`}</span>
          </span>
        )}
        idOf={({ device, condition }) => `${device}/${condition}`}
        rows={load.topTen}
        columns={[
          { title: words.count, cell: ({ raised }) => <b className="font-semibold">{whole(raised)}</b> },
          { title: words.share, cell: ({ raised }) => formatPercent(raised / load.raised, 1) },
          {
            title: words.advice,
            kind: 'words',
            cell: (offender) => (
              <span className={cn('block py-2', !asksForMore(offender) && 'text-muted')}>{adviceWords(offender)}</span>
            ),
          },
          {
            title: words.open,
            kind: 'words',
            cell: (offender) => (
              <Button asChild size="sm" variant="outline" className="print:hidden">
                <Link
                  to={listPath(offender)}
                  aria-label={words.openLabel(`${nameOf(offender)}, ${ALARM_CONDITION_NAMES[offender.condition]}`)}
                >
                  {words.open}
                </Link>
              </Button>
            ),
          },
        ]}
      />
    </CardSection>
  )
}

/** The list of every alarm of a condition of a device. */
const listPath = ({ device, condition }: AlarmOffender): string =>
  `${PATHS.alarms}?${withFilter(new URLSearchParams(), { state: 'all', device, condition })}`
