import { reachText } from '@/text/reach'
import { FieldFrame } from '@/ui/field'
import { DayInput } from '@/widgets/period/day-input'
import { useToday } from '@/widgets/period/use-period'
import { ContactField } from './contact-field.tsx'
import { newKey, type ReachDraft } from './draft.ts'
import { AddButton, EditedItem, TimesFields } from './editor-parts.tsx'
import type { EditorProps } from './people-editor.tsx'

const words = reachText.exceptions

/** Who is on call on given days, in place of whoever the week has begin on them. */
export const ExceptionsEditor = ({ draft, flaws, onChange }: EditorProps) => {
  const today = useToday()
  const set = (exceptions: ReachDraft['exceptions']) => onChange({ ...draft, exceptions })
  const [first] = draft.contacts
  // most often somebody stands in for somebody else, for the hours that the week has
  const { from, to } = draft.onCall[0] ?? { from: '00:00', to: '00:00' }
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-3">
      <div>
        <h3 className="font-semibold text-sm">{words.title}</h3>
        <p className="text-muted text-sm">{words.help}</p>
      </div>
      <ul className="flex flex-col gap-2 empty:hidden">
        {draft.exceptions.map((exception, place) => {
          const change = (change: Partial<typeof exception>) =>
            set(draft.exceptions.map((one) => (one === exception ? { ...one, ...change } : one)))
          const field = `${exception.key}/date`
          return (
            <EditedItem
              key={exception.key}
              label={words.nth(place + 1)}
              removeLabel={words.remove(place + 1)}
              onRemove={() => set(draft.exceptions.filter((one) => one !== exception))}
            >
              <FieldFrame id={field} label={words.date} error={flaws.get(field)} className="[&_input]:h-10">
                <DayInput id={field} label={words.date} value={exception.date} onChange={(date) => change({ date })} />
              </FieldFrame>
              <ContactField
                draft={draft}
                flaws={flaws}
                field={`${exception.key}/contact`}
                value={exception.contact}
                onChange={(contact) => change({ contact })}
              />
              <TimesFields value={exception} field={exception.key} flaws={flaws} onChange={change} />
            </EditedItem>
          )
        })}
      </ul>
      <AddButton
        disabled={first === undefined}
        onAdd={() => set([...draft.exceptions, { key: newKey(), date: today, from, to, contact: first?.id ?? '' }])}
      >
        {words.add}
      </AddButton>
    </div>
  )
}
