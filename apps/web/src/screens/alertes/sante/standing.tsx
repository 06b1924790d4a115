import { CONDITION_KIND_NAMES } from '@vigie/contracts/alarm-words'
import type { AlarmLoad, Device } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { formatMomentMinute } from '@/text'
import { santeText } from '@/text/sante'
import { CardSection } from '@/ui/card-section'
import { listPath } from './list-path.ts'

const { standing: words } = santeText

type StandingProps = { readonly load: AlarmLoad; readonly devices: readonly Device[] }

/** What has stood for over a day at the end of the period, whenever it was raised; nothing where nothing has. */
export const Standing = ({ load: { standing = [], to }, devices }: StandingProps) => {
  if (standing.length === 0) return null
  return (
    <CardSection title={words.title} help={words.help}>
      <ul className="divide-y divide-line border-line border-t text-sm">
        {standing.map(({ device, condition, raisedAt }) => (
          <li
            key={`${device}/${condition}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2"
          >
            <Link to={listPath({ device, condition })} className="font-medium hover:text-primary hover:underline">
              {devices.find(({ id }) => id === device)?.name ?? device}
              <span className="font-normal text-muted">{` · ${CONDITION_KIND_NAMES[condition]}`}</span>
            </Link>
            <span className="text-muted tabular-nums">{words.since(formatMomentMinute(raisedAt, to))}</span>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
