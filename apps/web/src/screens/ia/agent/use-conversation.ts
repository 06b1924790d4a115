// In: questions as they are typed or picked. Out: what was said to each, in their order.
import type { QuestionAnswer } from '@vigie/contracts/rest/analyst'
import { useRef, useState } from 'react'
import { codeOf } from '@/data'
import { useAsk, useAskModel } from '@/data/questions'
import { errors } from '@/text/errors'
import { agent as words } from '@/text/ia-agent'

/** One question, and how far its answer is. */
export type Turn = {
  readonly id: number
  readonly question: string
  /** asked of the language model */
  readonly ofModel: boolean
  /** sentences that came while the rest is under way */
  readonly soFar: readonly string[]
  readonly answer: QuestionAnswer | null
  /** why there is none; null: it is under way, or there */
  readonly failure: string | null
}

/** The conversation of this visit; each question goes on from the last answer. */
export const useConversation = () => {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const next = useRef(1)
  const context = useRef<QuestionAnswer['context']>(null)
  const rules = useAsk()
  const model = useAskModel()
  const isAsking = rules.isPending || model.isPending

  const change = (id: number, how: (turn: Turn) => Turn) =>
    setTurns((before) => before.map((turn) => (turn.id === id ? how(turn) : turn)))

  const send = async ({ id, question, ofModel }: Turn) => {
    try {
      const answer = ofModel
        ? await model.mutateAsync({
            question,
            onPart: (part) =>
              part.part === 'sentence' && change(id, (turn) => ({ ...turn, soFar: [...turn.soFar, part.text] })),
          })
        : await rules.mutateAsync({ question, context: context.current })
      context.current = answer.context
      change(id, (turn) => ({ ...turn, answer }))
    } catch (error) {
      change(id, (turn) => ({ ...turn, failure: failureOf(error) }))
    }
  }
  const begin = (question: string, ofModel: boolean) => {
    const asked = question.trim()
    if (asked === '' || isAsking) return
    const turn: Turn = { id: next.current++, question: asked, ofModel, soFar: [], answer: null, failure: null }
    setTurns((before) => [...before, turn])
    void send(turn)
  }

  return {
    turns,
    isAsking,
    ask: (question: string) => begin(question, false),
    askModel: (question: string) => begin(question, true),
    retry: (turn: Turn) => {
      if (isAsking) return
      change(turn.id, (before) => ({ ...before, soFar: [], failure: null }))
      void send(turn)
    },
    clear: () => {
      context.current = null
      setTurns([])
    },
  }
}

const failureOf = (error: unknown): string => {
  if (!navigator.onLine) return words.offline
  const code = codeOf(error)
  return code === null ? words.failed : errors[code]
}
