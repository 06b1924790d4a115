import { isComparable } from '@vigie/contracts/entities'
import { dashboard } from '@/text/dashboard'
import { cn } from '@/ui/cn'
import { roundTop } from '@/widgets/column-bars/scale'
import { type FigureColumn, FigureTable } from '@/widgets/figure-table/figure-table'
import { formatBare, formatFigure } from '@/widgets/kpi/figure'
import { formulaOf } from '@/widgets/kpi/formula'
import { LEAD_SIGNS } from '@/widgets/kpi/lead-sign'
import { roundedParts } from '@/widgets/kpi/parts'
import { DeviceLink } from '@/widgets/period/device-link'
import { ChangeWords } from '../parts/change-words.tsx'
import type { PartProps } from '../parts/part-props.ts'
import type { Outlooks } from '../rhythm/outlooks.ts'
import { signedPercent } from '../rhythm/signed-percent.ts'
import { BulletBar } from './bullet-bar.tsx'
import { verdictWords } from './verdict-words.ts'

const { sectors: words } = dashboard

type SectorTableProps = Pick<PartProps, 'devices' | 'compared' | 'volumes'> & {
  readonly title: string
  readonly sectors: Outlooks['sectors']
  /** of all sectors together at the end of the period, m³ */
  readonly projected: number | null
  readonly isOpen: boolean
}
type Row = Outlooks['sectors'][number]

/** The sectors side by side on one scale, each against its budget. */
export const SectorTable = ({ title, sectors, devices, compared, volumes, projected, isOpen }: SectorTableProps) => {
  const most = roundTop(
    Math.max(
      ...sectors.map(({ outlook: { value, projected, limit } }) =>
        Math.max(value ?? 0, projected ?? 0, limit?.whole ?? 0),
      ),
    ),
  )
  return (
    <FigureTable
      size="many"
      label={title}
      name={words.sector}
      nameOf={({ sector }) => <DeviceLink id={sector.device} devices={devices} />}
      idOf={({ sector }) => sector.device}
      rows={sectors}
      columns={[
        {
          title: words.scale(formatFigure(most, 'volumeM3')),
          kind: 'drawing',
          cell: ({ outlook }) => <BulletBar outlook={outlook} most={most} isOpen={isOpen} />,
        },
        ...columnsOf(sectors, { compared, volumes, projected }),
        ...(sectors.some(({ outlook }) => outlook.limit !== null)
          ? [
              {
                title: words.end[isOpen ? 'open' : 'closed'],
                kind: 'words',
                cell: (row: Row) => <VerdictWords row={row} volumes={volumes} />,
              } as const,
            ]
          : []),
      ]}
    />
  )
}

/** The columns that have something to say of at least one sector. */
const columnsOf = (
  rows: readonly Row[],
  { compared, volumes, projected: whole }: Pick<SectorTableProps, 'compared' | 'volumes' | 'projected'>,
): readonly FigureColumn<Row>[] => {
  const has = (known: (row: Row) => boolean, column: FigureColumn<Row>) => (rows.some(known) ? [column] : [])
  // an estimate: no more decimals than what it is an estimate of
  const projected = roundedParts(
    rows.map(({ outlook }) => outlook.projected),
    whole,
    volumes.decimals,
  )
  return [
    {
      title: words.consumed,
      help: formulaOf('volumeM3'),
      cell: ({ sector }) => (
        <b className="font-semibold">{volumes.write(volumes.of(sector.device), sector.volumeM3.value)}</b>
      ),
    },
    ...has(({ sector }) => isComparable(sector.volumeM3), {
      title: words.change,
      isExtra: true,
      help: compared,
      cell: ({ sector }) => <ChangeWords id="volumeM3" figure={sector.volumeM3} compared={compared} />,
    }),
    ...has(({ outlook }) => outlook.limit !== null, {
      title: words.budget,
      help: words.budgetHelp,
      cell: ({ outlook }) => formatBare(outlook.limit?.whole ?? null, 'budgetM3'),
    }),
    ...has(({ outlook }) => outlook.rhythm !== null, {
      title: words.pace,
      isExtra: true,
      help: words.paceHelp,
      cell: ({ outlook }) => (outlook.rhythm === null ? '–' : signedPercent(outlook.rhythm)),
    }),
    ...has(({ outlook }) => outlook.projected !== null, {
      title: words.projection,
      help: words.projectionHelp,
      cell: (row) => volumes.write(projected[rows.indexOf(row)] ?? null),
    }),
  ]
}

const VerdictWords = ({ row, volumes }: { readonly row: Row } & Pick<SectorTableProps, 'volumes'>) => {
  const { outlook, sector } = row
  const { icon: Icon, ink } = LEAD_SIGNS[outlook.verdict ?? 'none']
  const loud = outlook.verdict === 'ahead' || outlook.verdict === 'over'
  return (
    <span
      className={cn(
        'flex items-center gap-1.5 tabular-nums @min-[40rem]:whitespace-nowrap',
        loud ? `font-semibold ${ink}` : 'text-ink',
      )}
    >
      <Icon aria-hidden className={cn('size-4 shrink-0', ink)} />
      {verdictWords(outlook, { m3: volumes.of(sector.device), decimals: volumes.decimals })}
    </span>
  )
}
