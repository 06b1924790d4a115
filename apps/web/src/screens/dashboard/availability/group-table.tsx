import { type Device, deviceRole, FIGURES } from '@vigie/contracts/entities'
import { formatSpan, NO_VALUE } from '@/text'
import { dashboard } from '@/text/dashboard'
import { CutSign } from '@/ui/cut-sign'
import { FigureTable } from '@/widgets/figure-table/figure-table'
import { formatFigure } from '@/widgets/kpi/figure'
import { columnOf } from '@/widgets/kpi/formula'
import type { PartProps } from '../parts/part-props.ts'
import { type GroupPower, powerByGroup } from './power-by-group.ts'

const { availability: words } = dashboard

type GroupTableProps = {
  readonly availability: PartProps['body']['availability']
  readonly devices: readonly Device[]
  readonly unpowered: ReadonlySet<string>
  /** devices whose cut of now the figures hold */
  readonly counted: ReadonlySet<string>
}

/** How each kind of device was kept running, where something was cut. */
export const GroupTable = ({ availability, devices, unpowered, counted }: GroupTableProps) => (
  <FigureTable<GroupPower>
    size="three"
    label={words.byGroup}
    name={words.group}
    nameOf={({ role, count, cutNow }) => (
      <>
        <span className="font-medium">{dashboard.devices.groups[role]}</span>
        <span className="font-normal text-muted">{` ${count}`}</span>
        {cutNow > 0 && (
          <span className="block text-xs">
            <CutSign>{words.cutNow(cutNow)}</CutSign>
          </span>
        )}
      </>
    )}
    idOf={({ role }) => role}
    rows={powerByGroup(availability, devices, deviceRole.options, unpowered, counted)}
    columns={[
      { title: FIGURES.powerPct.shortName, cell: ({ sharePct }) => formatFigure(sharePct, 'powerPct') },
      { ...columnOf('outages'), cell: ({ outages, uncounted }) => words.outages(outages, uncounted) },
      { ...columnOf('offHours'), cell: ({ offMs }) => (offMs === 0 ? NO_VALUE : formatSpan(offMs)) },
    ]}
  />
)
