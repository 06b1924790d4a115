import { CircleCheck, TriangleAlert } from 'lucide-react'
import { accueil } from '@/text/accueil'
import { cn } from '@/ui/cn'

const { tiles: words } = accueil

type AlarmStateProps = { readonly active: number; readonly raised: number | null }

/** Whether alarms wait for somebody, and how many came over the period. */
export const AlarmState = ({ active, raised }: AlarmStateProps) => {
  const Icon = active === 0 ? CircleCheck : TriangleAlert
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span
        className={cn('flex items-center gap-1 whitespace-nowrap font-medium', active === 0 ? 'text-good' : 'text-bad')}
      >
        <Icon aria-hidden className="size-3.5" />
        {active === 0 ? words.alarmsNone : words.alarmsSome}
      </span>
      {raised !== null && words.alarmsDetail(raised)}
    </span>
  )
}
