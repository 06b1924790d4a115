import type { AlarmSettingsBody, Device } from '@vigie/contracts/entities'
import { useCallback, useMemo, useState } from 'react'
import { codeOf } from '@/data'
import { useChangeAlarmSettings } from '@/data/alarm-settings'
import { siteSettings } from '@/text/alarm-settings'
import { toasts } from '@/ui/toast-store'
import type { GroupActs } from './condition-group.tsx'
import { changesOf, type Drafts, type SettingState, statesOf, stillDirty, takenBack, typedInto } from './draft.ts'

const { save: words } = siteSettings
const NONE: Drafts = new Map()

/** Why the last saving was refused: somebody was faster, or the server does not take it. */
export type Refusal = 'conflict' | 'invalid' | 'other'

/** What is typed into the settings until it is saved or dropped; it stays whatever is read anew meanwhile. */
export const useDrafts = (body: AlarmSettingsBody, devices: readonly Device[]) => {
  const { version, settings } = body
  const [drafts, setDrafts] = useState(NONE)
  const change = useChangeAlarmSettings()
  const heights = useMemo(
    () => new Map(devices.flatMap(({ id, heightM }) => (heightM === null ? [] : [[id, heightM]]))),
    [devices],
  )
  const states = useMemo(() => statesOf(settings, drafts, heights), [settings, drafts, heights])
  const acts = useMemo(
    (): GroupActs => ({
      onType: (state, typed) => setDrafts((before) => typedInto(before, state, typed)),
      onTypeAll: (all, typed) =>
        setDrafts((before) => all.reduce((made, state) => typedInto(made, state, typed), before)),
      onSettle: (state, keepsMine) => setDrafts((before) => settled(before, state, keepsMine)),
    }),
    [],
  )
  const save = () => {
    const changes = changesOf(states)
    const back = takenBack(states)
    change.mutate(
      { version, changes },
      {
        onSuccess: (saved) => {
          setDrafts((before) => stillDirty(before, saved.settings))
          toasts.show({
            title: words.done,
            description: words.doneCount(changes.length),
            tone: 'good',
            action: {
              label: words.undo,
              run: () =>
                change.mutate(
                  { version: saved.version, changes: back },
                  { onSuccess: () => toasts.show({ title: words.undone, tone: 'good' }) },
                ),
            },
          })
        },
      },
    )
  }
  const discard = useCallback(() => {
    setDrafts(NONE)
    change.reset()
  }, [change.reset])
  return {
    states,
    acts,
    save,
    discard,
    isSaving: change.isPending,
    refusal: change.isError ? refusalOf(change.error) : null,
  }
}

const settled = (drafts: Drafts, { key, setting, form }: SettingState, keepsMine: boolean): Drafts => {
  const next = new Map(drafts)
  if (keepsMine) next.set(key, { base: setting.values, form })
  else next.delete(key)
  return next
}

const refusalOf = (rejection: unknown): Refusal => {
  const code = codeOf(rejection)
  if (code === 'alarm-settings.conflict') return 'conflict'
  return code === 'alarm-settings.invalid' ? 'invalid' : 'other'
}
