import { DEFAULT_WALL_SETTINGS, type Wall } from '@vigie/contracts/entities'
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
import { FULL_HD, WallEditor } from './wall-editor.tsx'
import { WallPreview } from './wall-preview.tsx'

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
  const isEmpty = walls.data?.length === 0
  const one = walls.data?.find(({ id }) => id === edited)
  return (
    // the form keeps its place whatever is read of the screens: what was typed meanwhile stays
    <div className={isEmpty ? 'grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2' : 'contents'}>
      <ApproveForm />
      {isEmpty ? (
        <Example />
      ) : (
        <Section title={words.title} help={walls.data === undefined ? words.help : words.count(walls.data.length)}>
          {walls.data === undefined ? (
            walls.isError ? (
              <ErrorState title={words.error} retryLabel={text.common.retry} onRetry={() => void walls.refetch()} />
            ) : (
              <ListSkeleton />
            )
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {walls.data.map((wall) => (
                <WallCard key={wall.id} wall={wall} isEdited={wall.id === edited} onEdit={() => setEdited(wall.id)} />
              ))}
            </ul>
          )}
        </Section>
      )}
      {one !== undefined && <WallEditor key={one.id} wall={one} />}
    </div>
  )
}

/** Before the first one: beside how a screen is paired, what it would show of this site now. */
const Example = () => (
  <Section title={words.example} help={`${words.empty}. ${words.help}`}>
    <WallPreview room={DEFAULT_WALL_SETTINGS.room} scene="overview" picture={FULL_HD} />
  </Section>
)
