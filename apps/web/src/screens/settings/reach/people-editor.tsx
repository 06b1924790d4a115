import type { ReachContact } from '@vigie/contracts/entities'
import { reachText } from '@/text/reach'
import { FieldFrame } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextField } from '@/ui/text-field'
import { type Flaws, newKey, type ReachDraft } from './draft.ts'
import { AddButton, EditedItem, HoursFields } from './editor-parts.tsx'
import { TestButton } from './test-button.tsx'

const words = reachText.contacts
const calendar = reachText.calendar

type EditorProps = {
  readonly draft: ReachDraft
  readonly flaws: Flaws
  readonly onChange: (draft: ReachDraft) => void
}

/** Those who can be reached. @param kept as they are kept: only these can be sent a test */
export const ContactsEditor = ({
  draft,
  kept,
  mayTest,
  flaws,
  onChange,
}: EditorProps & { readonly kept: readonly ReachContact[]; readonly mayTest: boolean }) => {
  const set = (contacts: ReachDraft['contacts']) => onChange({ ...draft, contacts })
  return (
    <>
      {draft.contacts.length === 0 && <p className="text-muted text-sm">{words.none}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {draft.contacts.map((contact) => {
          const change = (change: Partial<ReachContact>) =>
            set(draft.contacts.map((one) => (one === contact ? { ...one, ...change } : one)))
          const isKept = kept.some(({ id, email }) => id === contact.id && email === contact.email)
          return (
            <EditedItem
              key={contact.id}
              label={contact.name}
              removeLabel={words.remove(contact.name)}
              onRemove={() => set(draft.contacts.filter((one) => one !== contact))}
            >
              <TextField
                label={words.name}
                className="min-w-36 grow basis-0"
                maxLength={80}
                value={contact.name}
                error={flaws.get(`${contact.id}/name`)}
                onChange={({ target }) => change({ name: target.value })}
              />
              <TextField
                label={words.email}
                type="email"
                className="min-w-52 grow-[2] basis-0"
                maxLength={254}
                value={contact.email}
                error={flaws.get(`${contact.id}/email`)}
                onChange={({ target }) => change({ email: target.value })}
              />
              {mayTest && (
                <TestButton target={{ kind: 'contact', id: contact.id }} name={contact.name} isUnsaved={!isKept} />
              )}
            </EditedItem>
          )
        })}
      </ul>
      <AddButton onAdd={() => set([...draft.contacts, { id: newKey(), name: '', email: '' }])}>{words.add}</AddButton>
    </>
  )
}

/** Who is on call when. */
export const CalendarEditor = ({ draft, flaws, onChange }: EditorProps) => {
  const set = (onCall: ReachDraft['onCall']) => onChange({ ...draft, onCall })
  const [first] = draft.contacts
  const people = draft.contacts.map(({ id, name }) => ({ value: id, label: name === '' ? '…' : name }))
  return (
    <>
      {draft.onCall.length === 0 && (
        <p className="text-muted text-sm">{first === undefined ? calendar.noContacts : calendar.none}</p>
      )}
      <ul className="flex flex-col gap-2 empty:hidden">
        {draft.onCall.map((shift, place) => {
          const field = `${shift.key}/contact`
          const isKnown = people.some(({ value }) => value === shift.contact)
          return (
            <EditedItem
              key={shift.key}
              label={calendar.nth(place + 1)}
              removeLabel={calendar.remove(place + 1)}
              onRemove={() => set(draft.onCall.filter((one) => one !== shift))}
            >
              <FieldFrame id={field} label={calendar.contact} error={flaws.get(field)} className="min-w-36 grow">
                <Select
                  id={field}
                  label={calendar.contact}
                  value={shift.contact}
                  options={isKnown ? people : [{ value: shift.contact, label: '…' }, ...people]}
                  onValueChange={(contact) =>
                    set(draft.onCall.map((one) => (one === shift ? { ...one, contact } : one)))
                  }
                  className="w-full [&>select]:h-10"
                />
              </FieldFrame>
              <HoursFields
                value={shift}
                field={shift.key}
                flaws={flaws}
                onChange={(next) => set(draft.onCall.map((one) => (one === shift ? next : one)))}
              />
            </EditedItem>
          )
        })}
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
