import type { KpiBody } from '@vigie/contracts/entities'
import { TriangleAlert } from 'lucide-react'
import { idlePoints } from '@/widgets/kpi/idle-days'

/** That the pumps stood in the period that is shown: what the screen says of this moment says nothing of it. */
export const IdleLine = ({ body }: { readonly body: KpiBody }) => {
  const [point] = body.until < body.period.to ? [] : idlePoints(body)
  return point === undefined ? null : (
    <p className="flex items-start gap-2 text-sm text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <b className="font-medium">{point.title}</b>
        <span className="text-muted">{` · ${point.proof}`}</span>
      </span>
    </p>
  )
}
