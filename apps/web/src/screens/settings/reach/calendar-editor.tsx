import { reachText } from '@/text/reach'
import { ContactField } from './contact-field.tsx'
import { newKey, type ReachDraft } from './draft.ts'
import { AddButton, EditedItem, HoursFields } from './editor-parts.tsx'
import type { EditorProps } from './people-editor.tsx'

const calendar = reachText.calendar

/** Who is on call when. */
export const CalendarEditor = ({ draft, flaws, onChange }: EditorProps) => {
  const set = (onCall: ReachDraft['onCall']) => onChange({ ...draft, onCall })
  const [first] = draft.contacts
  return (
    <>
      {draft.onCall.length === 0 && <p className="text-muted text-sm">{calendar.none}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {draft.onCall.map((shift, place) => (
          <EditedItem
            key={shift.key}
            label={calendar.nth(place + 1)}
            removeLabel={calendar.remove(place + 1)}
            onRemove={() => set(draft.onCall.filter((one) => one !== shift))}
          >
            <ContactField
              draft={draft}
              flaws={flaws}
              field={`${shift.key}/contact`}
              value={shift.contact}
              onChange={(contact) => set(draft.onCall.map((one) => (one === shift ? { ...one, contact } : one)))}
            />
            <HoursFields
              value={shift}
              field={shift.key}
              flaws={flaws}
              onChange={(next) => set(draft.onCall.map((one) => (one === shift ? next : one)))}
            />
          </EditedItem>
        ))}
      </ul>
      <AddButton
        disabled={first === undefined}
        onAdd={() =>
          set([
            ...draft.onCall,
            { key: newKey(), contact: first?.id ?? '', days: [1, 2, 3, 4, 5], from: '18:00', to: '08:00' },
          ])
        }
      >
        {calendar.add}
      </AddButton>
    </>
  )
}
