import type { Wall, WallHealth } from '@vigie/contracts/entities'
import { RotateCw, ScanSearch, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '@/data'
import { useOrderWall, useRevokeWall } from '@/data/walls'
import { formatAge, formatLength, NO_VALUE } from '@/text'
import { WALL_SCENE_NAMES } from '@/text/wall'
import { wallsText as words } from '@/text/walls'
import { Alert } from '@/ui/alert'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { wallStateOf } from './wall-state.ts'

type WallCardProps = { readonly wall: Wall; readonly isEdited: boolean; readonly onEdit: () => void }

/** With its site, where the wall has several. */
const sceneOf = ({ site, scene }: WallHealth, { sites }: Wall): string =>
  [...(sites.length > 1 && site !== undefined ? [site] : []), WALL_SCENE_NAMES[scene]].join(' · ')

/** One wall: what it shows, how it is, and what it may be asked. */
export const WallCard = ({ wall, isEdited, onEdit }: WallCardProps) => {
  const now = useNow(1_000)
  const order = useOrderWall()
  const revoke = useRevokeWall()
  const [asks, setAsks] = useState(false)
  const { tone, word } = wallStateOf(wall, now)
  const { health } = wall
  const facts: readonly (readonly [string, string])[] = [
    [words.columns.scene, health === null ? NO_VALUE : sceneOf(health, wall)],
    [words.columns.uptime, health === null ? NO_VALUE : formatLength(health.uptimeS * 1_000)],
    [words.columns.heap, health?.heapMb == null ? NO_VALUE : words.megabytes(health.heapMb)],
    [words.columns.frame, health?.frameMs == null ? NO_VALUE : words.milliseconds(health.frameMs)],
    [words.columns.last, health?.lastEventAt == null ? NO_VALUE : formatAge(now - Date.parse(health.lastEventAt))],
    [words.columns.version, health?.version ?? NO_VALUE],
  ]
  return (
    <li className="flex flex-col gap-3 py-3 first:pt-0 last:pb-0" aria-current={isEdited || undefined}>
      <div className="flex flex-wrap items-center gap-2">
        <b className="text-sm">{wall.name}</b>
        <span className="text-muted text-xs">
          {[...wall.sites, ...(health === null ? [] : [`${health.widthPx} × ${health.heightPx}`])].join(' · ')}
        </span>
        <Badge tone={tone}>{word}</Badge>
        {wall.revokedAt === undefined && (
          <span className="ml-auto flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={onEdit}>
              <SlidersHorizontal aria-hidden /> {words.acts.edit}
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() => order.mutate({ id: wall.id, order: { type: 'identify' } })}
            >
              <ScanSearch aria-hidden /> {words.acts.identify}
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() => order.mutate({ id: wall.id, order: { type: 'reload' } })}
            >
              <RotateCw aria-hidden /> {words.acts.reload}
            </Button>
            <Button size="sm" variant="danger" onClick={() => setAsks(true)}>
              <Trash2 aria-hidden /> {words.acts.revoke}
            </Button>
          </span>
        )}
      </div>
      {wall.revokedAt !== undefined && <p className="text-muted text-xs">{words.revoked}</p>}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-3 lg:grid-cols-6">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-xs">{name}</dt>
            <dd className="truncate tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {asks && wall.revokedAt === undefined && (
        <Alert
          tone="warn"
          action={
            <Button size="sm" variant="danger" pending={revoke.isPending} onClick={() => revoke.mutate(wall.id)}>
              {words.acts.revoke}
            </Button>
          }
        >
          {words.revokeAsk(wall.name)}
        </Alert>
      )}
      {order.isSuccess && <p className="text-muted text-xs">{words.sent}</p>}
      {(order.isError || revoke.isError) && <Alert tone="bad">{words.refused}</Alert>}
    </li>
  )
}
