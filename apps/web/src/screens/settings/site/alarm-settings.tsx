import { CONDITION_KIND_NAMES } from '@vigie/contracts/alarm-words'
import type { AlarmSettingsBody, Device } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { Search } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useDevices } from '@/data'
import { siteSettings as words } from '@/text/alarm-settings'
import { CardSection } from '@/ui/card-section'
import { Checkbox } from '@/ui/checkbox'
import { inputStyle } from '@/ui/field'
import { FAMILIES } from './condition-families.ts'
import { ConditionGroup } from './condition-group.tsx'
import { isSame, type SettingState } from './draft.ts'
import { Refused } from './refused.tsx'
import { SaveBar } from './save-bar.tsx'
import { useDrafts } from './use-drafts.ts'
import { type OnHeld, useHeldPage } from './use-held-page.ts'
import { useNarrowing } from './use-narrowing.ts'

type AlarmSettingsProps = {
  readonly body: AlarmSettingsBody
  readonly mayChange: boolean
  readonly onHeld: OnHeld
}

const NO_DEVICES: readonly Device[] = []

/** Every condition with its settings; which one is open, and what narrows them, is in the address. */
export const AlarmSettings = ({ body, mayChange, onHeld }: AlarmSettingsProps) => {
  const devices = useDevices().data
  const names = useMemo(() => new Map(devices?.map(({ id, name }) => [id, name])), [devices])
  const nameOf = useCallback((device: string) => names.get(device) ?? device, [names])
  const { states, acts, save, discard, isSaving, refusal } = useDrafts(body, devices ?? NO_DEVICES)
  const { open, q, onlyChanged, set } = useNarrowing()
  // those that are on first, as they are in force: a row keeps its place while it is typed into
  const byCondition = useMemo(
    () =>
      Map.groupBy(
        states.toSorted((one, other) => Number(other.setting.values.enabled) - Number(one.setting.values.enabled)),
        ({ setting }) => setting.condition,
      ),
    [states],
  )
  const fits = (state: SettingState) =>
    (!onlyChanged || state.isDirty || !isSame(state.setting.values, state.setting.byDefault)) &&
    matches(state, q, nameOf(state.setting.device))
  const show = (state: SettingState) => {
    set({ open: state.setting.condition, q: '', onlyChanged: false })
    requestAnimationFrame(() =>
      document.querySelector(`[data-setting="${CSS.escape(state.key)}"]`)?.scrollIntoView({ block: 'center' }),
    )
  }
  useHeldPage(states, onHeld)
  return (
    <div className="flex flex-col gap-5">
      <CardSection id="alarmes" title={words.title} help={words.help} isLong>
        <search aria-label={words.filters.label} className="flex flex-wrap items-center gap-2 px-4 pb-3">
          <span className="relative max-sm:w-full">
            <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-muted" />
            <input
              type="search"
              aria-label={words.filters.search}
              placeholder={words.filters.search}
              value={q}
              maxLength={80}
              onChange={({ target }) => set({ q: target.value })}
              className={`${inputStyle} h-9 pl-8 sm:w-56`}
            />
          </span>
          <Checkbox checked={onlyChanged} onCheckedChange={(is) => set({ onlyChanged: is })}>
            {words.filters.onlyChanged}
          </Checkbox>
        </search>
        {refusal !== null && <Refused refusal={refusal} made={states.map(({ setting }) => setting)} />}
        {FAMILIES.map(([family, conditions]) => (
          <section key={family} aria-labelledby={`famille-${family}`}>
            <h3
              id={`famille-${family}`}
              className="border-line border-t bg-sunken px-4 py-1.5 font-semibold text-muted text-xs"
            >
              {words.families[family]}
            </h3>
            {conditions.map((condition) => {
              const own = byCondition.get(condition) ?? []
              return (
                <ConditionGroup
                  key={condition}
                  condition={condition}
                  states={own}
                  shown={own.filter(fits)}
                  isOpen={open === condition}
                  onOpen={() => set({ open: open === condition ? null : condition })}
                  nameOf={nameOf}
                  acts={mayChange ? acts : null}
                />
              )
            })}
          </section>
        ))}
      </CardSection>
      <SaveBar states={states} isSaving={isSaving} onSave={save} onDiscard={discard} onShow={show} />
    </div>
  )
}

const plain = (words: string): string =>
  words
    .toLocaleLowerCase('fr')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

const matches = ({ setting }: SettingState, q: string, name: string): boolean => {
  const { device, metric, condition } = setting
  const told = [device, name, metric === null ? '' : METRIC_NAMES[metric], CONDITION_KIND_NAMES[condition]].join(' ')
  return plain(q.trim())
    .split(/\s+/)
    .every((word) => plain(told).includes(word))
}
