import { ArrowUpRight } from 'lucide-react'
import { agent as words } from '@/text/ia-agent'

/** What can be asked, by subject; a question is asked by being pressed. */
export const Themes = ({ onPick }: { readonly onPick: (question: string) => void }) => (
  <section aria-label={words.examples} className="flex flex-col gap-2">
    <h2 className="font-semibold text-muted text-xs">{words.examples}</h2>
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {words.themes.map(([title, questions]) => (
        <li key={title} className="rounded-xl border border-line bg-surface p-2 shadow-xs">
          <h3 className="px-2 pt-1 pb-1.5 font-semibold text-sm">{title}</h3>
          <ul className="flex flex-col">
            {questions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={() => onPick(question)}
                  className="touch flex w-full items-start gap-2 rounded-lg px-2 py-2 text-left text-sm hover:bg-hover"
                >
                  <span className="min-w-0 grow text-pretty">{question}</span>
                  <ArrowUpRight aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
)
