import type { Device, KpiBody } from '@vigie/contracts/entities'
import { type ReactNode, useMemo } from 'react'
import { useCapability, useKpis } from '@/data'
import { devicePath, PATHS } from '@/paths'
import { eau } from '@/text/eau'
import { ListSkeleton } from '@/ui/list-skeleton'
import { type Asset, assetsOf } from '@/widgets/assets/assets-of'
import { rowsOf } from '@/widgets/device-table/asset-rows'
import type { DeviceColumn, MembersOf, ReadLatest } from '@/widgets/device-table/device-column'
import { DeviceTable } from '@/widgets/device-table/device-table'
import { useReadLatest } from '@/widgets/device-table/use-read-latest'
import { AssetFiguresProvider } from '@/widgets/device-tile/asset-figures'
import { SupplyNotice } from '@/widgets/device-tile/supply-notice'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import { FiguresGate } from '@/widgets/kpi/figures-gate'
import { KpiStripSkeleton } from '@/widgets/kpi/kpi-strip'
import { Watermark } from '@/widgets/kpi/watermark'
import { LeaksProvider } from '@/widgets/leaks/leaks-provider'
import { BackLink } from '@/widgets/page/back-link'
import { PageFrame } from '@/widgets/page/page-frame'
import { usePeriod } from '@/widgets/period/use-period'
import { NowNote } from '@/widgets/site-state/now-note'

/** Figures of the period; `loading`: their columns keep the place; null: there are none, and no columns either. */
export type ListFigures = KpiBody | 'loading' | null

type DeviceListScreenProps = {
  readonly title: string
  readonly list: string
  readonly deviceRole: Device['role']
  /** Whether the device has a row of its own; the other parts of its asset stand in it, what has none below. */
  readonly isMain: (device: Device) => boolean
  /** Live columns need no figures: they stand while those are missing. */
  readonly columns: (read: ReadLatest, membersOf: MembersOf, figures: ListFigures) => readonly DeviceColumn[]
  readonly otherColumns: (read: ReadLatest) => readonly DeviceColumn[]
  /** What the page begins with: how all of it stands now. */
  readonly state?: (devices: readonly Device[]) => ReactNode
  /** What stands above the list: what all of it made of the period. */
  readonly strip?: (body: KpiBody, devices: readonly Device[]) => ReactNode
  /** What holds its place; absent: four figures. */
  readonly stripPlace?: ReactNode
  /** Whether that tells how far the data reach: then the list does not. */
  readonly isDated?: boolean
  /** Below that: the same things as they are now. */
  readonly now?: (assets: readonly Asset[]) => ReactNode
  /** What stands below a list that is seen at once: how the period went. */
  readonly course?: (body: KpiBody) => ReactNode
}

/** The devices of one role: what they measure now, and their figures over the period. */
export const DeviceListScreen = (props: DeviceListScreenProps) => (
  <PageFrame title={props.title} above={<BackLink path={PATHS.water} label={eau.back} />}>
    <SupplyNotice />
    <DevicesGate skeleton={<ListSkeleton />}>
      {(devices) => (
        <>
          {props.state?.(devices)}
          <Lists {...props} devices={devices} />
        </>
      )}
    </DevicesGate>
  </PageFrame>
)

/** So many rows are seen at once. */
const FEW = 8

type ListsProps = DeviceListScreenProps & { readonly devices: readonly Device[] }

const Lists = (props: ListsProps) => {
  const {
    devices,
    list: title,
    deviceRole,
    isMain,
    columns,
    otherColumns,
    strip,
    stripPlace,
    isDated,
    now,
    course,
  } = props
  const [period] = usePeriod()
  const figures = useKpis(period)
  const read = useReadLatest()
  const list = useMemo(
    () => rowsOf(assetsOf(devices), (device) => device.role === deviceRole && isMain(device)),
    [devices, deviceRole, isMain],
  )
  // a camera measures nothing: it stands with the thing that it looks at, on the map and on the home page
  const others = useMemo(
    () => list.others.filter(({ role, kind }) => role === deviceRole && kind !== 'camera'),
    [list, deviceRole],
  )
  const { data: day, isLoading } = useKpis({ unit: 'day' })
  const live = useMemo(() => ({ day, month: undefined, devices }), [day, devices])
  const offered = useCapability('kpis')
  const body = figures.data ?? (offered === false || figures.isError ? null : 'loading')
  const mainColumns = useMemo(() => columns(read, list.membersOf, body), [columns, read, list, body])
  const sensorColumns = useMemo(() => otherColumns(read), [otherColumns, read])
  // leaks decide the order: told a moment late, they would move rows under the hand
  if (isLoading) return <ListSkeleton />
  return (
    <LeaksProvider devices={devices}>
      <AssetFiguresProvider value={live}>
        {strip !== undefined &&
          (figures.data === undefined
            ? figures.isPending && (stripPlace ?? <KpiStripSkeleton count={4} />)
            : strip(figures.data, devices))}
        {now?.(list.rows.flatMap((device) => list.assetOf(device) ?? assetsOf([device])))}
        <div className="flex flex-col gap-2">
          <DeviceTable
            title={title}
            devices={list.rows}
            assetOf={list.assetOf}
            columns={mainColumns}
            pathOf={devicePath}
          />
          <NowNote words={mainColumns.some(({ id }) => id === 'lastRanAt') ? eau.ofNowRan : eau.ofNow} />
          <FiguresGate figures={figures} skeleton={isDated === true ? null : <div className="h-4" />}>
            {(body) => (isDated === true ? null : <Watermark body={body} />)}
          </FiguresGate>
        </div>
        {list.rows.length <= FEW && figures.data !== undefined && course?.(figures.data)}
        {others.length > 0 && (
          <DeviceTable
            title={eau.others}
            devices={others}
            columns={sensorColumns}
            pathOf={devicePath}
            isFiltered={others.length > FEW}
          />
        )}
      </AssetFiguresProvider>
    </LeaksProvider>
  )
}
