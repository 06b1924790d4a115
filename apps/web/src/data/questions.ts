// Questions in French, asked of the analyst; each goes on from the answer before it.
import { useMutation } from '@tanstack/react-query'
import {
  ANALYST_PATHS,
  type QuestionAnswer,
  type QuestionInput,
  type QuestionPart,
  questionAnswer,
  questionPart,
} from '@vigie/contracts/rest/analyst'
import { useHttp } from './app-context.ts'

/** Asks one question. Errors: rejects with the server's body. */
export const useAsk = () => {
  const http = useHttp()
  return useMutation({
    mutationFn: (input: QuestionInput) => http.post(ANALYST_PATHS.questions, questionAnswer, input),
  })
}

/** A question to the language model; `onPart` hears each sentence as it comes. */
type ModelInput = { readonly question: string; readonly onPart: (part: QuestionPart) => void }

/** Asks the language model. Errors: rejects with the server's body, or when the answer breaks off. */
export const useAskModel = () => {
  const http = useHttp()
  return useMutation({
    mutationFn: async ({ question, onPart }: ModelInput): Promise<QuestionAnswer> => {
      const response = await http.open(ANALYST_PATHS.questionsModel, { question })
      for await (const line of linesOf(response)) {
        const part = questionPart.parse(JSON.parse(line))
        if (part.part === 'end') return part.answer
        if (part.part === 'failed') break
        onPart(part)
      }
      throw new Error('the answer broke off')
    },
  })
}

const linesOf = async function* (response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let read = await reader?.read(); read !== undefined && !read.done; read = await reader?.read()) {
    const lines = (rest + read.value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter((line) => line !== '')
  }
}
