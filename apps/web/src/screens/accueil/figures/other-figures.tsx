import type { KpiBody, Site } from '@vigie/contracts/entities'
import { others } from '@/text/accueil-figures'
import { useCutNow } from '@/widgets/kpi/use-cut-now'
import { FigureTable } from './figure-table.tsx'
import { energyRows, waterRows } from './rows.ts'

type OtherFiguresProps = {
  readonly body: KpiBody
  readonly site: Site | undefined
  /** a path that keeps the period shown */
  readonly keep: (path: string) => string
  /** what changes are against, in words */
  readonly compared: string
  /** something is without power now: no verdict stands in green */
  readonly isCut: boolean
}

/** The figures that neither course tells, of water and of energy. */
export const OtherFigures = ({ body, site, ...context }: OtherFiguresProps) => {
  const cutNow = useCutNow()
  const table = { ...context, currency: site?.currency ?? '', isOpen: body.until < body.period.to }
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <FigureTable id="chiffres-eau" title={others.water} rows={waterRows(body, site)} {...table} />
      <FigureTable id="chiffres-energie" title={others.energy} rows={energyRows(body, site, cutNow)} {...table} />
    </div>
  )
}
