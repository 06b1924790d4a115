import { CONDITION_KIND_NAMES } from '@vigie/contracts/alarm-words'
import type { AlarmLoad, AlarmOffender, Device } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { formatNumber, formatPercent } from '@/text'
import { santeText } from '@/text/sante'
import { Button } from '@/ui/button'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { FigureTable } from '@/widgets/figure-table/figure-table'
import { adviceWords, asksForMore } from './advice.ts'
import { listPath } from './list-path.ts'
import { judgedOf } from './to-do.ts'

const { offenders: words } = santeText

type OffendersProps = { readonly load: AlarmLoad; readonly devices: readonly Device[] }

/** The conditions that came most often, and what to do about each. */
export const Offenders = ({ load, devices }: OffendersProps) => {
  const inTop = load.topTen.reduce((sum, { raised }) => sum + raised, 0)
  const nameOf = ({ device }: AlarmOffender) => devices.find(({ id }) => id === device)?.name ?? device
  const whole = (count: number) => formatNumber(count, 0)
  const { judged, rare } = judgedOf(load)
  if (load.topTen.length === 0) {
    return (
      <CardSection title={words.title}>
        <p className="px-4 pb-4 text-muted text-sm">{words.empty}</p>
      </CardSection>
    )
  }
  return (
    <CardSection title={words.title} of={words.of(whole(inTop), whole(load.raised))} isLong>
      {judged.length > 0 && (
        <FigureTable
          size="many"
          label={words.title}
          name={words.name}
          nameOf={(offender) => (
            <span>
              {nameOf(offender)}
              <span className="font-normal text-muted">{` · ${CONDITION_KIND_NAMES[offender.condition]}`}</span>
            </span>
          )}
          idOf={({ device, condition }) => `${device}/${condition}`}
          rows={judged}
          columns={[
            { title: words.count, cell: ({ raised }) => <b className="font-semibold">{whole(raised)}</b> },
            { title: words.share, cell: ({ raised }) => formatPercent(raised / load.raised, 1) },
            {
              title: words.advice,
              kind: 'words',
              cell: (offender) => (
                <span className={cn('block py-2', !asksForMore(offender) && 'text-muted')}>
                  {adviceWords(offender)}
                </span>
              ),
            },
            {
              title: words.open,
              kind: 'words',
              cell: (offender) => (
                <Button asChild size="sm" variant="outline" className="print:hidden">
                  <Link
                    to={listPath(offender)}
                    aria-label={words.openLabel(`${nameOf(offender)}, ${CONDITION_KIND_NAMES[offender.condition]}`)}
                  >
                    {words.open}
                  </Link>
                </Button>
              ),
            },
          ]}
        />
      )}
      {rare.length > 0 && (
        <details className="border-line border-t px-4 py-3 text-muted text-sm print:[&>*]:block">
          <summary className="cursor-pointer">
            {words.rare(
              rare.length,
              rare.reduce((sum, { raised }) => sum + raised, 0),
            )}
          </summary>
          <ul className="mt-2 flex flex-col gap-1">
            {rare.map((offender) => (
              <li key={`${offender.device}/${offender.condition}`}>
                <Link to={listPath(offender)} className="hover:text-primary hover:underline">
                  {`${nameOf(offender)} · ${CONDITION_KIND_NAMES[offender.condition]}`}
                </Link>
                {` : ${whole(offender.raised)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </CardSection>
  )
}
