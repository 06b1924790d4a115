import { MessageCircleQuestion } from 'lucide-react'
import { Button } from '@/ui/button'

type ExamplesProps = {
  readonly title: string
  readonly questions: readonly string[]
  readonly onPick: (question: string) => void
}

/** Questions to pick. */
export const Examples = ({ title, questions, onPick }: ExamplesProps) => (
  <section aria-label={title} className="flex flex-col gap-2">
    <h2 className="font-semibold text-muted text-xs">{title}</h2>
    <ul className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question} className="max-w-full">
          <Button
            variant="soft"
            size="sm"
            className="h-auto! max-w-full whitespace-normal! text-pretty py-1.5 text-left"
            onClick={() => onPick(question)}
          >
            <MessageCircleQuestion aria-hidden />
            {question}
          </Button>
        </li>
      ))}
    </ul>
  </section>
)
