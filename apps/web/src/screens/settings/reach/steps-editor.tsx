import { type AlarmPriority, alarmPriority, type ReachTarget } from '@vigie/contracts/entities'
import { PRIORITY_NAMES } from '@/text/alarms'
import { reachText } from '@/text/reach'
import { Checkbox } from '@/ui/checkbox'
import { TextField } from '@/ui/text-field'
import { type Flaws, isThere, newKey, type ReachDraft, type StepDraft, targetKey } from './draft.ts'
import { AddButton, EditedItem } from './editor-parts.tsx'

const words = reachText.steps
const STEPS_MOST = 6
/** minutes between a new step and the one before it */
const GAP = 15

type EditorProps = {
  readonly draft: ReachDraft
  readonly flaws: Flaws
  readonly onChange: (draft: ReachDraft) => void
}

/** Of each priority, who is told after how long. */
export const StepsEditor = ({ draft, flaws, onChange }: EditorProps) => {
  const setSteps = (priority: AlarmPriority, steps: readonly StepDraft[]) =>
    onChange({ ...draft, steps: { ...draft.steps, [priority]: steps } })
  // where there are none at all, that is said above all of it
  const isEmpty = alarmPriority.options.every((priority) => draft.steps[priority].length === 0)
  return alarmPriority.options.map((priority) => {
    const steps = draft.steps[priority]
    const name = PRIORITY_NAMES[priority]
    const after = (Number(steps.at(-1)?.after ?? -GAP) || 0) + GAP
    const adder = (
      <AddButton
        label={words.addTo(name)}
        onAdd={() => setSteps(priority, [...steps, { key: newKey(), after: String(after), targets: [] }])}
      >
        {words.add}
      </AddButton>
    )
    return (
      <section key={priority} aria-label={name} className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="font-semibold text-sm">
            {name}
            {steps.length === 0 && !isEmpty && <span className="font-normal text-muted">{` · ${words.none}`}</span>}
          </h3>
          {steps.length === 0 && adder}
        </div>
        <ol className="flex flex-col gap-2 empty:hidden">
          {steps.map((step, place) => (
            <EditedItem
              key={step.key}
              label={words.one(name, place + 1)}
              removeLabel={words.remove(words.one(name, place + 1))}
              onRemove={() =>
                setSteps(
                  priority,
                  steps.filter((one) => one !== step),
                )
              }
            >
              <StepFields
                step={step}
                draft={draft}
                flaws={flaws}
                onChange={(next) =>
                  setSteps(
                    priority,
                    steps.map((one) => (one === step ? next : one)),
                  )
                }
              />
            </EditedItem>
          ))}
        </ol>
        {steps.length > 0 && steps.length < STEPS_MOST && adder}
      </section>
    )
  })
}

type StepProps = Pick<EditorProps, 'draft' | 'flaws'> & {
  readonly step: StepDraft
  readonly onChange: (step: StepDraft) => void
}

const StepFields = ({ step, draft, flaws, onChange }: StepProps) => {
  const offered: readonly { readonly target: ReachTarget; readonly name: string }[] = [
    { target: { kind: 'on-call' }, name: words.onCall },
    ...draft.contacts.map(({ id, name }) => ({ target: { kind: 'contact' as const, id }, name })),
    ...draft.webhooks.map(({ id, name }) => ({ target: { kind: 'webhook' as const, id }, name })),
  ]
  const chosen = new Set(step.targets.filter((target) => isThere(draft, target)).map(targetKey))
  const flaw = flaws.get(`${step.key}/targets`)
  return (
    <>
      <TextField
        label={words.after}
        inputMode="numeric"
        className="w-24"
        value={step.after}
        error={flaws.get(`${step.key}/after`)}
        onChange={({ target }) => onChange({ ...step, after: target.value })}
      />
      <fieldset className="flex min-w-0 grow basis-60 flex-col gap-1.5">
        <legend className="contents">
          <span className="font-medium text-sm">{words.targets}</span>
        </legend>
        <div className="flex flex-wrap gap-1.5">
          {offered.map(({ target, name }) => {
            const key = targetKey(target)
            return (
              <Checkbox
                key={key}
                checked={chosen.has(key)}
                onCheckedChange={(isOn) =>
                  onChange({
                    ...step,
                    targets: isOn ? [...step.targets, target] : step.targets.filter((one) => targetKey(one) !== key),
                  })
                }
              >
                {name === '' ? '…' : name}
              </Checkbox>
            )
          })}
        </div>
        {flaw !== undefined && (
          <p role="alert" className="font-medium text-bad text-xs">
            {flaw}
          </p>
        )}
      </fieldset>
    </>
  )
}
