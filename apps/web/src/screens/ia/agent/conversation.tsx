import { QUESTION_LENGTH } from '@vigie/contracts/rest/analyst'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ASKED_QUESTION } from '@/paths'
import { agent as words } from '@/text/ia-agent'
import { Card } from '@/ui/card'
import { cn } from '@/ui/cn'
import { useSearch } from '@/ui/use-search'
import { AskForm } from './ask-form.tsx'
import { Themes } from './themes.tsx'
import { TurnView } from './turn.tsx'
import type { useConversation } from './use-conversation.ts'

/** Questions and answers, the newest last, above the field for the next one. */
export const Conversation = ({ turns, isAsking, ask, askModel, retry }: ReturnType<typeof useConversation>) => {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const last = useRef<HTMLLIElement>(null)
  useAskedFromElsewhere(ask)

  const settled = turns.filter(({ answer, failure }) => answer !== null || failure !== null).length
  useEffect(() => {
    if (settled > 0) last.current?.scrollIntoView({ block: 'nearest' })
  }, [settled])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAsking || typed.trim() === '') return
    ask(typed)
    setTyped('')
  }
  const pick = (question: string) => {
    ask(question)
    field.current?.focus()
  }
  /** As in a shell: an empty field is filled with the last question, to be changed. */
  const recall = (event: KeyboardEvent) => {
    const asked = turns.at(-1)?.question
    if (event.key !== 'ArrowUp' || typed !== '' || asked === undefined) return
    event.preventDefault()
    setTyped(asked)
  }
  const form = (
    <AskForm
      label={words.field}
      typed={typed}
      onType={setTyped}
      onSubmit={submit}
      onKeyDown={recall}
      field={field}
      isBusy={isAsking}
    />
  )
  const isEmpty = turns.length === 0
  return (
    <div className={cn('grid gap-x-8 gap-y-4', !isEmpty && 'xl:grid-cols-[minmax(0,64rem)_20rem]')}>
      <div className="flex min-w-0 flex-col gap-4">
        {isEmpty && <Scope />}
        <div role="log" aria-live="polite" aria-label={words.conversation} className={isEmpty ? 'sr-only' : undefined}>
          <ol className="flex flex-col gap-4">
            {turns.map((turn, index) => (
              <li key={turn.id} ref={index === turns.length - 1 ? last : null} className="scroll-mb-40">
                <TurnView
                  turn={turn}
                  isLast={index === turns.length - 1}
                  onPick={pick}
                  onModel={askModel}
                  onRetry={() => retry(turn)}
                />
              </li>
            ))}
          </ol>
        </div>
        {/* at hand at once before the first question, and below the last answer afterwards */}
        <Card className={cn('p-3', !isEmpty && 'sticky bottom-3 z-10 shadow-md')}>{form}</Card>
        {isEmpty && <Themes onPick={pick} />}
      </div>
      {!isEmpty && (
        <div className="max-xl:hidden">
          <div className="sticky top-4">
            <Themes onPick={pick} isBeside />
          </div>
        </div>
      )}
    </div>
  )
}

/** What an answer is made of, and, for who asks, what no answer tells. */
const Scope = () => (
  <div className="flex max-w-prose flex-col gap-1 text-pretty text-muted text-sm">
    <p>{words.help}</p>
    <details>
      <summary className="touch w-fit cursor-pointer">{words.limitsTitle}</summary>
      <p className="pt-1">{words.limits}</p>
    </details>
  </div>
)

/** Asks what the address brings once, and takes it out of the address. */
const useAskedFromElsewhere = (ask: (question: string) => void): void => {
  const [search, setSearch] = useSearch()
  const asked = search.get(ASKED_QUESTION)
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (asked === null) return
    latest.current(asked.slice(0, QUESTION_LENGTH))
    setSearch((before) => {
      before.delete(ASKED_QUESTION)
      return before
    })
  }, [asked, setSearch])
}
