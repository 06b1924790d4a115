import { BellOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { reachesNobody, useReach } from '@/data/reach'
import { PATHS } from '@/paths'
import { alarmText } from '@/text/alarms'

const { reach: words } = alarmText

/** Where no rule reaches anybody: that whoever is away from the screen hears of no alarm, with the way to change it. */
export const NoReach = ({ mayChange }: { readonly mayChange: boolean }) => {
  const { data } = useReach()
  if (data === undefined || !reachesNobody(data)) return null
  return (
    <p className="flex items-start gap-1.5 text-sm text-warn">
      <BellOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {words.none}
        {mayChange && (
          <Link to={PATHS.reach} className="ml-2 whitespace-nowrap font-medium underline underline-offset-2">
            {words.set}
          </Link>
        )}
      </span>
    </p>
  )
}
