import { QUESTION_LENGTH } from '@vigie/contracts/rest/analyst'
import { SendHorizontal } from 'lucide-react'
import type { FormEvent, KeyboardEvent, Ref } from 'react'
import { agent as words } from '@/text/ia-agent'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'

type AskFormProps = {
  readonly label: string
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onSubmit: (event: FormEvent) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly field?: Ref<HTMLInputElement>
  /** true: a question is being answered */
  readonly isBusy?: boolean
  /** true: there is no room for the button's word */
  readonly isIconOnly?: boolean
}

/** The field that a question is typed into, and its button. */
export const AskForm = ({
  label,
  typed,
  onType,
  onSubmit,
  onKeyDown,
  field,
  isBusy = false,
  isIconOnly = false,
}: AskFormProps) => (
  <form onSubmit={onSubmit} className="flex items-end gap-2">
    <TextField
      ref={field}
      label={label}
      placeholder={words.placeholder}
      value={typed}
      maxLength={QUESTION_LENGTH}
      autoComplete="off"
      enterKeyHint="send"
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      className="min-w-0 grow"
    />
    <Button type="submit" className="h-10" disabled={isBusy || typed.trim() === ''} aria-label={words.ask}>
      <SendHorizontal aria-hidden />
      {!isIconOnly && <span className="max-sm:hidden">{words.ask}</span>}
    </Button>
  </form>
)
