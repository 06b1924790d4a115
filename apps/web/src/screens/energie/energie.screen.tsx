import type { Device, KpiBody } from '@vigie/contracts/entities'
import { REST_PATHS } from '@vigie/contracts/rest'
import { useMemo } from 'react'
import { generatePath } from 'react-router-dom'
import { useCapability, useKpis, useSite } from '@/data'
import { PATHS } from '@/paths'
import { formatDateTime } from '@/text'
import { energie } from '@/text/energie'
import { CardSection } from '@/ui/card-section'
import { ListSkeleton } from '@/ui/list-skeleton'
import { Skeleton } from '@/ui/skeleton'
import { useMediaQuery } from '@/ui/use-media-query'
import { assetsOf } from '@/widgets/assets/assets-of'
import { rowsOf } from '@/widgets/device-table/asset-rows'
import {
  type DeviceColumn,
  figureColumn,
  liveColumn,
  type MembersOf,
  type ReadLatest,
} from '@/widgets/device-table/device-column'
import { DeviceTable } from '@/widgets/device-table/device-table'
import { useReadLatest } from '@/widgets/device-table/use-read-latest'
import { gridMeter } from '@/widgets/device-tile/device-metrics'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import { ExportButtons } from '@/widgets/export/export-buttons'
import { formatFigure } from '@/widgets/kpi/figure'
import { FiguresGate } from '@/widgets/kpi/figures-gate'
import { Fold } from '@/widgets/page/fold'
import { PageFrame } from '@/widgets/page/page-frame'
import { SectionTabs } from '@/widgets/page/section-tabs'
import { useAnchor } from '@/widgets/page/use-anchor'
import { likeForLike } from '@/widgets/period/like-for-like'
import { withPeriod } from '@/widgets/period/period'
import { usePeriod, useToday } from '@/widgets/period/use-period'
import { PeriodChart } from '@/widgets/period-chart/period-chart'
import { useDrawnKpis } from '@/widgets/period-chart/use-drawn-kpis'
import { SlotsCard } from '@/widgets/tariff-slots/slots-card'
import { isElectric, isMeter } from './electric.ts'
import { EnergieLoading } from './energie-loading.tsx'
import { EnergyHeadline } from './energy-headline.tsx'
import { EnergyStrip, ServiceStrip } from './energy-strip.tsx'
import { energyUseOf } from './energy-use.ts'
import { EnergyUseCard } from './energy-use-card.tsx'
import { peakLines, peakOf } from './peak.ts'
import { PowerNow } from './power-now.tsx'
import { SupplyBars } from './supply-bars.tsx'

/** The energy of the site: what it bought, made and paid, and every meter. */
export const EnergieScreen = () => {
  const [period] = usePeriod()
  const figures = useKpis(period)
  const site = useSite().data?.site
  const today = useToday()
  useAnchor()
  const exported = (
    <ExportButtons what={energie.strip} path={REST_PATHS.exportKpis} search={{ ...period }} name="indicateurs" />
  )
  return (
    <PageFrame title={energie.title} beside={<div className="flex gap-2 max-sm:hidden">{exported}</div>}>
      <FiguresGate figures={figures} skeleton={<EnergieLoading />}>
        {(body) => (
          <>
            <EnergyHeadline body={body} site={site} />
            {/* below that width the parts that fold are the way to them */}
            <div className="contents max-lg:hidden">
              <SectionTabs sections={SECTIONS} />
            </div>
            <EnergyStrip body={body} site={site} />
            <section
              id="maintenant"
              aria-label={names.maintenant}
              className="grid min-w-0 scroll-mt-(--below-rows) gap-5 xl:grid-cols-2 xl:[&>:only-child]:col-span-2"
            >
              <DevicesGate quiet skeleton={<Skeleton className="h-60 rounded-xl xl:col-span-2" />} failure={() => null}>
                {(devices) => (
                  <>
                    <EnergyUseCard body={body} devices={devices} compared={likeForLike(body, period.unit, today)} />
                    <PowerNow devices={devices} />
                  </>
                )}
              </DevicesGate>
            </section>
            <div className="grid gap-5 xl:grid-cols-2">
              <Fold id="sources" title={names.sources} titled brief={supplied(body)} isFirst className={EVEN}>
                <SupplyBars body={body} unit={period.unit} />
              </Fold>
              <Fold
                id="tranches"
                title={energie.slots.title}
                titled
                brief={formatFigure(body.energy.cost.value, 'cost', site?.currency ?? '')}
                className={EVEN}
              >
                <SlotsCard body={body} site={site} />
              </Fold>
            </div>
            <Fold
              id="service"
              title={energie.second}
              titled
              brief={energie.pumped(formatFigure(body.energy.pumpKwh.value, 'pumpKwh'))}
            >
              <ServiceStrip body={body} site={site} />
            </Fold>
          </>
        )}
      </FiguresGate>
      <DevicesGate quiet skeleton={<ListSkeleton />}>
        {(devices) => (
          <>
            <LoadCurve devices={devices} />
            <Fold id="compteurs" title={energie.meters} titled brief={metersBrief(devices, figures.data)}>
              <div className="flex min-w-0 flex-col gap-5">
                <Meters devices={devices} body={figures.data} />
              </div>
            </Fold>
          </>
        )}
      </DevicesGate>
      {/* a phone has its first lines for the period and what became of it */}
      <div className="flex gap-2 sm:hidden print:hidden">{exported}</div>
    </PageFrame>
  )
}

const { sections: names } = energie
const SECTIONS = Object.entries(names)
/** Two cards side by side are equally high. */
const EVEN = 'xl:[&>div]:grow xl:[&>div>*]:grow'

/** « 42,1 kWh achetés, 12,0 kWh solaires » */
const supplied = ({ energy }: KpiBody): string =>
  energie.ofSolar(formatFigure(energy.gridKwh.value, 'gridKwh'), formatFigure(energy.solarKwh.value, 'solarKwh'))

/** « 5 compteurs et moteurs, Forage 1 en tête : 43,2 kWh » */
const metersBrief = (devices: readonly Device[], body: KpiBody | undefined): string => {
  const count = energie.metersCount(devices.filter(isMeter).length)
  const most = body === undefined ? undefined : energyUseOf(body, devices)?.pumps[0]
  const name = devices.find(({ id }) => id === most?.device)?.name
  if (most === undefined || name === undefined) return count
  return `${count}${most.kwh ? energie.mostBy(name, formatFigure(most.kwh, 'energyKwh')) : energie.noneTook}`
}

/** The power of the grid meter over the period. */
const LoadCurve = ({ devices }: { readonly devices: readonly Device[] }) => {
  const [period] = usePeriod()
  const offered = useCapability('series')
  const drawn = useDrawnKpis()
  const isWide = useMediaQuery('(min-width: 48rem)')
  const meter = gridMeter(devices)
  const peak = useMemo(() => (meter === undefined ? null : peakOf(meter.id, drawn)), [meter, drawn])
  const lines = useMemo(() => peakLines(peak), [peak])
  const metric = meter?.metrics.find(({ id }) => id === 'power_kw')
  if (offered === false || meter === undefined || metric === undefined) return null
  return (
    <Fold
      id="courbe"
      title={energie.loadCurve}
      titled
      brief={peak === null ? meter.name : energie.peakBrief(formatFigure(peak.kw, 'peakKw'), formatDateTime(peak.at))}
      isFirst={isWide}
    >
      <CardSection title={energie.loadCurve} of={meter.name}>
        <div className="px-4 pb-4">
          <PeriodChart
            key={String(withPeriod(new URLSearchParams(), period))}
            device={meter}
            metric={metric}
            thresholds={lines}
          />
        </div>
      </CardSection>
    </Fold>
  )
}

type MetersProps = { readonly devices: readonly Device[]; readonly body: KpiBody | undefined }

const Meters = ({ devices, body }: MetersProps) => {
  const read = useReadLatest()
  const meters = useMemo(() => rowsOf(assetsOf(devices), isMeter), [devices])
  const sensors = useMemo(() => meters.others.filter(isElectric), [meters])
  const columns = useMemo(() => meterColumns(read, meters.membersOf, body), [read, meters, body])
  const sensorColumns = useMemo(() => [liveColumn('irradiance_wm2', read)], [read])
  return (
    <>
      <DeviceTable
        title={energie.meters}
        devices={meters.rows}
        assetOf={meters.assetOf}
        columns={columns}
        pathOf={meterPath}
      />
      {sensors.length > 0 && (
        <DeviceTable title={energie.sensors} devices={sensors} columns={sensorColumns} pathOf={meterPath} />
      )}
    </>
  )
}

const meterPath = ({ id }: Device): string => generatePath(PATHS.meter, { id })

const meterColumns = (read: ReadLatest, membersOf: MembersOf, body: KpiBody | undefined): readonly DeviceColumn[] => {
  const of = ({ id }: Device) => body?.meters.find(({ device }) => device === id)
  return [
    liveColumn('power_kw', read),
    liveColumn('power_factor', read),
    liveColumn('irradiance_wm2', read, membersOf),
    ...(body === undefined
      ? []
      : [
          figureColumn({ id: 'energyKwh', figure: (one) => of(one)?.energyKwh }),
          figureColumn({ id: 'peakKw', figure: (one) => of(one)?.peakKw }),
        ]),
  ]
}
