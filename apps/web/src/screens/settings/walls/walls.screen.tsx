import type { Wall } from '@vigie/contracts/entities'
import { Monitor } from 'lucide-react'
import { useState } from 'react'
import { useCapability } from '@/data'
import { useWalls } from '@/data/walls'
import { text } from '@/text'
import { wallsText as words } from '@/text/walls'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { ListSkeleton } from '@/ui/list-skeleton'
import { Section } from '../section.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { ApproveForm } from './approve-form.tsx'
import { WallCard } from './wall-card.tsx'
import { WallEditor } from './wall-editor.tsx'

/** Wall displays: paired here, set, watched and ended (R12.1, R12.5). */
export const WallsScreen = () => (
  <SettingsFrame inColumns={false}>
    <Walls />
  </SettingsFrame>
)

const Walls = () => {
  const isOffered = useCapability('walls')
  const walls = useWalls()
  const [edited, setEdited] = useState<Wall['id'] | null>(null)
  if (isOffered === false) {
    return (
      <EmptyState icon={Monitor} title={text.common.unavailableOf(words.title)}>
        {words.unavailable}
      </EmptyState>
    )
  }
  const one = walls.data?.find(({ id }) => id === edited)
  return (
    <>
      <ApproveForm />
      <Section title={words.title} help={!walls.data?.length ? words.help : words.count(walls.data.length)}>
        {walls.data === undefined ? (
          walls.isError ? (
            <ErrorState title={words.error} retryLabel={text.common.retry} onRetry={() => void walls.refetch()} />
          ) : (
            <ListSkeleton />
          )
        ) : walls.data.length === 0 ? (
          <p className="flex items-center gap-2 text-muted text-sm">
            <Monitor aria-hidden className="size-4" />
            {words.empty}
          </p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {walls.data.map((wall) => (
              <WallCard key={wall.id} wall={wall} isEdited={wall.id === edited} onEdit={() => setEdited(wall.id)} />
            ))}
          </ul>
        )}
      </Section>
      {one !== undefined && <WallEditor key={one.id} wall={one} />}
    </>
  )
}
