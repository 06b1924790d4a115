import { type Device, FIGURES, type KpiBody } from '@vigie/contracts/entities'
import { energie } from '@/text/energie'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { formatFigure } from '@/widgets/kpi/figure'
import { formatParts, percentParts } from '@/widgets/kpi/parts'
import { DeviceLink } from '@/widgets/period/device-link'
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
        shares={takers.map(({ device: id, kwh, beforeKwh }, place) => ({
          id: id ?? 'rest',
          name: id === null ? words.rest : <DeviceLink id={id} devices={devices} />,
          amount: amounts[place] ?? '',
          percent: percents[place] ?? '',
          length: Math.max(0, kwh ?? 0) / most,
          before: beforeKwh === null ? null : { length: beforeKwh / most, said: formatFigure(beforeKwh, 'energyKwh') },
          fill: id === null ? 'bg-ink/25' : 'bg-water',
        }))}
      />
    </CardSection>
  )
}
