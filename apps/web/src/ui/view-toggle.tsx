import { ChartLine, Table2 } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

export type View = 'chart' | 'table'

type ViewToggleProps = {
  readonly view: View
  readonly labels: Readonly<Record<View, string>>
  readonly onView: (view: View) => void
}

const ICONS = { chart: ChartLine, table: Table2 } as const

/** The same data drawn, or as a table. */
export const ViewToggle = ({ view, labels, onView }: ViewToggleProps) => (
  <div className="flex shrink-0 print:hidden">
    {(['chart', 'table'] as const).map((one) => {
      const Icon = ICONS[one]
      return (
        <IconButton key={one} size="sm" label={labels[one]} aria-pressed={view === one} onClick={() => onView(one)}>
          <Icon />
        </IconButton>
      )
    })}
  </div>
)
