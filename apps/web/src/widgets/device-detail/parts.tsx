import type { Device } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { devicePath } from '@/paths'
import { text } from '@/text'
import { type Asset, memberName } from '../assets/assets-of.ts'
import { AlarmMark } from '../device-tile/alarm-mark.tsx'
import { mainMetric } from '../device-tile/device-metrics.ts'
import { MemberPresence } from '../device-tile/tile-rows.tsx'
import { DatedValue } from '../device-tile/truth-line.tsx'
import { NowList } from './now-column.tsx'

type PartsProps = { readonly asset: Asset; readonly parts: readonly Device[] }

/** The other devices of the asset, each the way to its own page. */
export const Parts = ({ asset, parts }: PartsProps) => (
  <NowList title={text.home.members}>
    <dl className="grid text-sm">
      {parts.map((part) => {
        const metric = mainMetric(part)
        return (
          <div key={part.id} className="flex items-baseline justify-between gap-3 py-1">
            <dt className="flex min-w-0 items-center gap-1.5">
              <Link
                to={devicePath(part)}
                title={part.name}
                className="truncate rounded text-muted underline decoration-line-strong underline-offset-2 hover:text-ink"
              >
                {memberName(part, asset)}
              </Link>
              <AlarmMark devices={[part]} />
            </dt>
            <dd className="whitespace-nowrap text-right font-semibold tabular-nums">
              {metric === null ? (
                <MemberPresence member={part} />
              ) : (
                <DatedValue device={part.id} metric={metric} unitClass="font-normal text-muted" isShort />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  </NowList>
)
