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

type EnergyUseCardProps = {
  readonly body: KpiBody
  readonly devices: readonly Device[]
  /** what the period is compared with, in words */
  readonly compared: string
}

/** Who took the energy of the period, against what each took before; nothing where no pump took any: there is no whom. */
export const EnergyUseCard = ({ body, devices, compared }: EnergyUseCardProps) => {
  const keep = useKeepPeriod()
  const use = energyUseOf(body, devices)
  if (use === null)
    return (
      <CardSection title={words.title}>
        <EmptyLine>{words.none}</EmptyLine>
      </CardSection>
    )
  const { whole, takers } = use
  if (takers.every(({ device, kwh }) => device === null || kwh === 0)) return null
  const taken = takers.map(({ kwh }) => kwh)
  const most = Math.max(...takers.flatMap(({ kwh, beforeKwh }) => [kwh ?? 0, beforeKwh ?? 0]), 1)
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
        compared={compared}
        shares={takers.map(({ device: id, kwh, beforeKwh }, place) => {
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
            before:
              beforeKwh === null ? null : { length: beforeKwh / most, said: formatFigure(beforeKwh, 'energyKwh') },
            fill: id === null ? 'bg-ink/25' : 'bg-water',
          }
        })}
      />
    </CardSection>
  )
}
