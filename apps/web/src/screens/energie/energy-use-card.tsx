import { type Device, FIGURES, type KpiBody } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { devicePath } from '@/paths'
import { energie } from '@/text/energie'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { formatFigure } from '@/widgets/kpi/figure'
import { formatParts, percentParts } from '@/widgets/kpi/parts'
import { useKeepPeriod } from '@/widgets/period/use-period'
import { ShareBars } from '@/widgets/share-bars/share-bars'
import { energyUseOf } from './energy-use.ts'

const { who: words } = energie

type EnergyUseCardProps = { readonly body: KpiBody; readonly devices: readonly Device[] }

/** Who took the energy of the period. */
export const EnergyUseCard = ({ body, devices }: EnergyUseCardProps) => {
  const keep = useKeepPeriod()
  const use = energyUseOf(body, devices)
  if (use === null)
    return (
      <CardSection title={words.title}>
        <EmptyLine>{words.none}</EmptyLine>
      </CardSection>
    )
  const { whole, takers, idle } = use
  const taken = takers.map(({ kwh }) => kwh)
  const most = Math.max(...taken.map((kwh) => kwh ?? 0), 1)
  const [amounts, percents] = [formatParts(taken, whole, 'energyKwh'), percentParts(taken, whole)]
  return (
    <CardSection
      title={words.title}
      beside={
        <p className="shrink-0 font-semibold text-lg tabular-nums leading-6">{formatFigure(whole, 'energyKwh')}</p>
      }
    >
      <ShareBars
        label={words.title}
        unit={FIGURES.energyKwh.unit}
        shares={takers.map(({ device: id, kwh }, place) => {
          const device = devices.find((one) => one.id === id)
          return {
            id: id ?? 'rest',
            name:
              device === undefined ? (
                words.rest
              ) : (
                <Link to={keep(devicePath(device))} className="rounded hover:underline">
                  {device.name}
                </Link>
              ),
            amount: amounts[place] ?? '',
            percent: percents[place] ?? '',
            length: Math.max(0, kwh ?? 0) / most,
            fill: id === null ? 'bg-ink/25' : 'bg-water',
          }
        })}
      />
      {idle > 0 && <p className="px-4 pb-4 text-muted text-sm">{words.idle(idle)}</p>}
    </CardSection>
  )
}
