import { alarmsTitle } from '@vigie/contracts/alarm-words'
import type { AlarmLoad, AlarmOffender, Device } from '@vigie/contracts/entities'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatNumber, formatPercent } from '@/text'
import { santeText } from '@/text/sante'
import { Card } from '@/ui/card'
import { CardSection } from '@/ui/card-section'
import { useOnPaper } from '@/ui/use-on-paper'
import { FigureTable } from '@/widgets/figure-table/figure-table'
import { meanWords } from './figures.ts'
import { listPath } from './list-path.ts'
import { keyOf } from './to-do.ts'

const { offenders: words } = santeText

type OffendersProps = { readonly load: AlarmLoad; readonly devices: readonly Device[] }

/** The conditions that came most often: how often, and whether anybody answered; folded, since what is to be done about them stands above. */
export const Offenders = ({ load, devices }: OffendersProps) => {
  const isOnPaper = useOnPaper()
  const inTop = load.topTen.reduce((sum, { raised }) => sum + raised, 0)
  const nameOf = ({ device }: AlarmOffender) => devices.find(({ id }) => id === device)?.name ?? device
  const whole = (count: number) => formatNumber(count, 0)
  const nameLink = (offender: AlarmOffender) => (
    <Link to={listPath(offender)} className="min-w-0 rounded hover:text-primary hover:underline">
      {nameOf(offender)}
      <span className="font-normal text-muted">{` · ${alarmsTitle(offender)}`}</span>
    </Link>
  )
  if (load.topTen.length === 0) {
    return (
      <CardSection title={words.title}>
        <p className="px-4 pb-4 text-muted text-sm">{words.empty}</p>
      </CardSection>
    )
  }
  return (
    <Card className="overflow-hidden">
      <details open={isOnPaper || undefined} className="group">
        <summary className="touch flex cursor-pointer list-none items-center gap-2 px-4 py-3 hover:bg-hover">
          <h2 className="min-w-0 grow font-semibold text-base leading-6">
            {words.title}{' '}
            <span className="font-normal text-muted text-sm">{words.of(whole(inTop), whole(load.raised))}</span>
          </h2>
          <ChevronRight aria-hidden className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90" />
        </summary>
        <FigureTable
          size="many"
          label={words.title}
          name={words.name}
          nameOf={nameLink}
          idOf={keyOf}
          rows={load.topTen}
          columns={[
            { title: words.count, cell: ({ raised }) => <b className="font-semibold">{whole(raised)}</b> },
            { title: words.share, cell: ({ raised }) => formatPercent(raised / load.raised, 1) },
            { title: words.acknowledged, cell: ({ acknowledged }) => whole(acknowledged) },
            { title: words.atNight, cell: ({ atNight }) => whole(atNight) },
            { title: words.lasted, cell: ({ lastedMedianMs }) => meanWords(lastedMedianMs) },
          ]}
        />
      </details>
    </Card>
  )
}
