import { reachText } from '@/text/reach'
import { FieldFrame } from '@/ui/field'
import { Select } from '@/ui/select'
import type { Flaws, ReachDraft } from './draft.ts'

const words = reachText.calendar

type ContactFieldProps = {
  readonly draft: Pick<ReachDraft, 'contacts'>
  readonly flaws: Flaws
  /** its id, and the key of its flaw */
  readonly field: string
  readonly value: string
  readonly onChange: (contact: string) => void
}

/** Which of the contacts; one that was taken away is shown as nobody. */
export const ContactField = ({ draft: { contacts }, flaws, field, value, onChange }: ContactFieldProps) => {
  const people = contacts.map(({ id, name }) => ({ value: id, label: name === '' ? '…' : name }))
  const isKnown = contacts.some(({ id }) => id === value)
  return (
    <FieldFrame id={field} label={words.contact} error={flaws.get(field)} className="min-w-36 grow">
      <Select
        id={field}
        label={words.contact}
        value={value}
        options={isKnown ? people : [{ value, label: '…' }, ...people]}
        onValueChange={onChange}
        className="w-full [&>select]:h-10"
      />
    </FieldFrame>
  )
}
