import type { ReachContact } from '@vigie/contracts/entities'
import { reachText } from '@/text/reach'
import { TextField } from '@/ui/text-field'
import { type Flaws, newKey, type ReachDraft } from './draft.ts'
import { AddButton, EditedItem } from './editor-parts.tsx'
import { TestButton } from './test-button.tsx'

const words = reachText.contacts

export type EditorProps = {
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
