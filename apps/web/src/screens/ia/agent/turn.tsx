import type { QuestionAnswer } from '@vigie/contracts/rest/analyst'
import { ArrowRight, MessageCircle, SearchX, Sparkles, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { agent as words } from '@/text/ia-agent'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Spinner } from '@/ui/spinner'
import { AnswerChart } from './answer-chart.tsx'
import { AnswerTable } from './answer-table.tsx'
import { Examples } from './examples.tsx'
import type { Turn } from './kept-turns.ts'
import { LeadSentence } from './lead-sentence.tsx'

type TurnViewProps = {
  readonly turn: Turn
  /** the choices of an older question are of no use any more */
  readonly isLast: boolean
  readonly onPick: (question: string) => void
  readonly onModel: (question: string) => void
  readonly onRetry: () => void
}

/** One question with what was said to it. */
export const TurnView = ({ turn, isLast, onPick, onModel, onRetry }: TurnViewProps) => (
  <article aria-label={turn.question} className="flex flex-col gap-2">
    <p className="ml-auto flex max-w-[85%] items-start gap-2 rounded-xl bg-hover px-3 py-2 text-sm">
      <UserRound aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="sr-only">{words.you} : </span>
      <span className="min-w-0 break-words">{turn.question}</span>
    </p>
    {turn.answer !== null && (
      <AnswerCard answer={turn.answer} isLast={isLast} onPick={onPick} onModel={() => onModel(turn.question)} />
    )}
    {turn.failure !== null && (
      <Alert tone="bad">
        <span className="flex flex-wrap items-center gap-3">
          {turn.failure}
          <Button size="sm" variant="soft" onClick={onRetry}>
            {words.retry}
          </Button>
        </span>
      </Alert>
    )}
    {turn.answer === null && turn.failure === null && (
      <div className="flex flex-col gap-1 text-sm">
        {turn.soFar.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="flex items-center gap-2 text-muted">
          <Spinner />
          {turn.ofModel ? words.askingModel : words.asking}
        </p>
      </div>
    )}
  </article>
)

type AnswerCardProps = {
  readonly answer: QuestionAnswer
  readonly isLast: boolean
  readonly onPick: (question: string) => void
  readonly onModel: () => void
}

const AnswerCard = ({ answer, isLast, onPick, onModel }: AnswerCardProps) => {
  const { kind, sentences, query, table, chart, link, choices, model, by, withheld } = answer
  const [first, ...rest] = sentences
  const Icon = kind === 'answer' || kind === 'ask' ? MessageCircle : SearchX
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex items-start gap-2">
        <Icon aria-hidden className="mt-1 size-4 shrink-0 text-water" />
        <div className="flex min-w-0 flex-col gap-1">
          <LeadSentence sentence={first ?? ''} isAnswer={kind === 'answer'} />
          {rest.map((sentence) => (
            <p key={sentence} className="text-pretty text-sm tabular-nums">
              {sentence}
            </p>
          ))}
        </div>
      </div>
      {kind === 'ask' && isLast && <Examples title={words.choose} questions={choices} onPick={onPick} />}
      {kind === 'refusal' && isLast && choices.length > 0 && (
        <Examples title={words.rephrase} questions={choices} onPick={onPick} />
      )}
      {by === 'model' && (
        <p className="text-muted text-sm">
          {words.byModel}
          {withheld > 0 && ` ${words.withheld(withheld)}`}
        </p>
      )}
      {by === 'rules' && model && kind !== 'answer' && isLast && (
        <Button variant="soft" size="sm" className="self-start" onClick={onModel}>
          <Sparkles aria-hidden />
          {words.askModel}
        </Button>
      )}
      {chart !== null && <AnswerChart chart={chart} />}
      {table !== null && <AnswerTable table={table} />}
      {(query !== null || link !== null) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t pt-2 text-sm">
          {query !== null && (
            <p className="min-w-0 text-muted">
              {words.query} : {query}
            </p>
          )}
          {link !== null && (
            <Link to={link} className="inline-flex items-center gap-1 text-primary underline underline-offset-4">
              {words.open}
              <ArrowRight aria-hidden className="size-4" />
            </Link>
          )}
        </div>
      )}
      {kind === 'answer' && isLast && choices.length > 0 && (
        <Examples title={words.goOn} questions={choices} onPick={onPick} />
      )}
    </Card>
  )
}
