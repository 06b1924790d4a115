// In: questions as they are typed or picked. Out: what was said to each, in their order.
import type { QuestionAnswer } from '@vigie/contracts/rest/analyst'
import { codeOf } from '@/data'
import { useAsk, useAskModel } from '@/data/questions'
import { errors } from '@/text/errors'
import { agent as words } from '@/text/ia-agent'
import { type Turn, useKeptTurns } from './kept-turns.ts'

/** The conversation of this session; each question goes on from the last answer. */
export const useConversation = () => {
  const { turns, change: changeAll } = useKeptTurns()
  const rules = useAsk()
  const model = useAskModel()
  const isAsking = turns.some(({ answer, failure }) => answer === null && failure === null)

  const change = (id: number, how: (turn: Turn) => Turn) =>
    changeAll((before) => before.map((turn) => (turn.id === id ? how(turn) : turn)))

  const send = async ({ id, question, ofModel }: Turn, context: QuestionAnswer['context']) => {
    try {
      const answer = ofModel
        ? await model.mutateAsync({
            question,
            onPart: (part) =>
              part.part === 'sentence' && change(id, (turn) => ({ ...turn, soFar: [...turn.soFar, part.text] })),
          })
        : await rules.mutateAsync({ question, context })
      change(id, (turn) => ({ ...turn, answer }))
    } catch (error) {
      change(id, (turn) => ({ ...turn, failure: failureOf(error) }))
    }
  }
  /** What the questions before this one came to. */
  const contextBefore = (id: number): QuestionAnswer['context'] =>
    turns.findLast((turn) => turn.id < id && turn.answer !== null)?.answer?.context ?? null

  const begin = (question: string, ofModel: boolean) => {
    const asked = question.trim()
    if (asked === '' || isAsking) return
    const id = (turns.at(-1)?.id ?? 0) + 1
    const turn: Turn = { id, question: asked, ofModel, soFar: [], answer: null, failure: null }
    changeAll((before) => [...before, turn])
    void send(turn, contextBefore(id))
  }

  return {
    turns,
    isAsking,
    ask: (question: string) => begin(question, false),
    askModel: (question: string) => begin(question, true),
    retry: (turn: Turn) => {
      if (isAsking) return
      change(turn.id, (before) => ({ ...before, soFar: [], failure: null }))
      void send(turn, contextBefore(turn.id))
    },
    clear: () => changeAll(() => []),
  }
}

const failureOf = (error: unknown): string => {
  if (!navigator.onLine) return words.offline
  const code = codeOf(error)
  return code === null ? words.failed : errors[code]
}
