import { siteSettings } from '@/text/alarm-settings'
import { Button } from '@/ui/button'

const { save: words } = siteSettings
/** The most that one call may change. */
const MOST_AT_ONCE = 500

/** What is typed into a setting or a goal; `values` null: it cannot be sent. */
export type Saveable = { readonly values: object | null; readonly isDirty: boolean; readonly isConflict: boolean }

type SaveBarProps<State extends Saveable> = {
  readonly states: readonly State[]
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onDiscard: () => void
  /** leads to a setting that keeps the others from being saved */
  readonly onShow: (state: State) => void
}

/** What is typed and not saved, why it cannot be where it cannot, and the two ways on. */
export const SaveBar = <State extends Saveable>({
  states,
  isSaving,
  onSave,
  onDiscard,
  onShow,
}: SaveBarProps<State>) => {
  const dirty = states.filter(({ isDirty }) => isDirty)
  if (dirty.length === 0) return null
  const flawed = dirty.filter(({ values }) => values === null)
  const conflicts = dirty.filter(({ isConflict }) => isConflict)
  const blocking = flawed[0] ?? conflicts[0]
  const isTooMany = dirty.length > MOST_AT_ONCE
  return (
    <div className="sticky bottom-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-raised px-4 py-3 shadow-lg print:hidden">
      <div role="status" className="min-w-0 grow text-sm">
        <p className="font-medium">{words.pending(dirty.length)}</p>
        {flawed.length > 0 && <p className="text-bad text-xs">{words.flawed(flawed.length)}</p>}
        {conflicts.length > 0 && <p className="text-warn text-xs">{words.conflicts(conflicts.length)}</p>}
        {isTooMany && <p className="text-bad text-xs">{words.tooMany(MOST_AT_ONCE)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {blocking !== undefined && (
          <Button variant="outline" onClick={() => onShow(blocking)}>
            {words.show}
          </Button>
        )}
        <Button variant="outline" disabled={isSaving} onClick={onDiscard}>
          {words.discard}
        </Button>
        <Button disabled={blocking !== undefined || isTooMany} pending={isSaving} onClick={onSave}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}
