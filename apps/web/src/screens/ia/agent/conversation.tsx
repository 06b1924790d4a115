import { QUESTION_LENGTH } from '@vigie/contracts/rest/analyst'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ASKED_QUESTION } from '@/paths'
import { agent as words } from '@/text/ia-agent'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { cn } from '@/ui/cn'
import { useSearch } from '@/ui/use-search'
import { AskForm } from './ask-form.tsx'
import { Themes } from './themes.tsx'
import { TurnView } from './turn.tsx'
import { useConversation } from './use-conversation.ts'

/** Questions and answers, the newest last, above the field for the next one. */
export const Conversation = () => {
  const { turns, isAsking, ask, askModel, retry, clear } = useConversation()
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
  const form = (
    <AskForm label={words.field} typed={typed} onType={setTyped} onSubmit={submit} field={field} isBusy={isAsking} />
  )
  const isEmpty = turns.length === 0
  return (
    <div className={cn('flex flex-col gap-4', isEmpty ? 'max-w-6xl' : 'max-w-4xl')}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-muted text-sm">{`${words.help} ${words.limits}`}</p>
        {!isEmpty && (
          <Button variant="ghost" size="sm" disabled={isAsking} onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
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
      <Card className={cn('p-3', isEmpty ? 'max-w-4xl' : 'sticky bottom-3 z-10 shadow-md')}>{form}</Card>
      {isEmpty && <Themes onPick={pick} />}
    </div>
  )
}

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
