import type { AlarmSettingsBody, Device } from '@vigie/contracts/entities'
import { useCallback, useMemo, useState } from 'react'
import { useChangeAlarmSettings } from '@/data/alarm-settings'
import type { GroupActs } from './condition-group.tsx'
import { changesOf, type Drafts, type SettingState, statesOf, stillDirty, takenBack, typedInto } from './draft.ts'
import { useSaving } from './use-saving.ts'

const NONE: Drafts = new Map()

/** What is typed into the settings until it is saved or dropped; it stays whatever is read anew meanwhile. */
export const useDrafts = (body: AlarmSettingsBody, devices: readonly Device[]) => {
  const { version, settings } = body
  const [drafts, setDrafts] = useState(NONE)
  const { save: send, reset, isSaving, refusal } = useSaving(useChangeAlarmSettings())
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
  const save = () =>
    send(version, { changes: changesOf(states), back: takenBack(states) }, (saved) =>
      setDrafts((before) => stillDirty(before, saved.settings)),
    )
  const discard = useCallback(() => {
    setDrafts(NONE)
    reset()
  }, [reset])
  return { states, acts, save, discard, isSaving, refusal }
}

const settled = (drafts: Drafts, { key, setting, form }: SettingState, keepsMine: boolean): Drafts => {
  const next = new Map(drafts)
  if (keepsMine) next.set(key, { base: setting.values, form })
  else next.delete(key)
  return next
}
