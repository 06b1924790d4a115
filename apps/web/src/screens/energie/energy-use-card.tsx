import { type Device, FIGURES, type KpiBody } from '@vigie/contracts/entities'
import { NO_VALUE } from '@/text'
import { energie } from '@/text/energie'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { formatFigure } from '@/widgets/kpi/figure'
import { formatParts, percentParts } from '@/widgets/kpi/parts'
import { DeviceLink } from '@/widgets/period/device-link'
import { ShareBars } from '@/widgets/share-bars/share-bars'
import { energyUseOf } from './energy-use.ts'
import { restWords, useRows } from './energy-use-rows.ts'

const { who: words } = energie

type EnergyUseCardProps = {
  readonly body: KpiBody
  readonly devices: readonly Device[]
  /** what the period is compared with, in words */
  readonly compared: string
}

/** Who took the energy of the period, against what each took before: pumps, and all else together. */
export const EnergyUseCard = ({ body, devices, compared }: EnergyUseCardProps) => {
  const use = energyUseOf(body, devices)
  if (use === null)
    return (
      <CardSection title={words.title}>
        <EmptyLine>{words.none}</EmptyLine>
      </CardSection>
    )
  const { whole } = use
  const rows = useRows(use)
  const taken = rows.map(({ kwh }) => kwh)
  const most = Math.max(...rows.flatMap(({ kwh, beforeKwh }) => [kwh ?? 0, beforeKwh ?? 0]), 1)
  const amounts = formatParts(taken, whole, 'energyKwh')
  const percents = whole === null ? [] : percentParts(taken, whole)
  const why = restWords(use, (id) => devices.find((one) => one.id === id)?.name ?? id)
  return (
    <CardSection
      title={words.title}
      beside={
        whole !== null && (
          <p className="shrink-0 font-semibold text-lg tabular-nums leading-6">{formatFigure(whole, 'energyKwh')}</p>
        )
      }
    >
      <ShareBars
        label={words.title}
        unit={FIGURES.energyKwh.unit}
        compared={compared}
        shares={rows.map(({ id, device, name, kwh, beforeKwh }, place) => ({
          id,
          name: device === null ? name : <DeviceLink id={device} devices={devices} />,
          amount: amounts[place] ?? '',
          percent: percents[place] ?? NO_VALUE,
          length: Math.max(0, kwh ?? 0) / most,
          before: beforeKwh === null ? null : { length: beforeKwh / most, said: formatFigure(beforeKwh, 'energyKwh') },
          fill: device === null ? 'bg-ink/25' : 'bg-water',
        }))}
      />
      {why === null ? (
        <p className="px-4 pb-4 text-2xs text-muted">{words.restHelp}</p>
      ) : (
        <p className="px-4 pb-4 text-muted text-sm">{why}</p>
      )}
    </CardSection>
  )
}
