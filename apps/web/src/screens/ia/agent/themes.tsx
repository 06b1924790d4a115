import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { useDevices } from '@/data'
import { agent as words } from '@/text/ia-agent'
import { cn } from '@/ui/cn'
import { themesFor } from './themes-for.ts'

type ThemesProps = {
  readonly onPick: (question: string) => void
  /** true: beside a conversation, one under the other */
  readonly isBeside?: boolean
}

/** What can be asked of this site, by subject; a question is asked by being pressed. */
export const Themes = ({ onPick, isBeside = false }: ThemesProps) => {
  const { data: devices } = useDevices()
  const themes = useMemo(() => themesFor(devices ?? []), [devices])
  const title = isBeside ? words.more : words.examples
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="font-semibold text-muted text-xs">{title}</h2>
      <ul className={isBeside ? cn(CARD, 'flex flex-col gap-2') : 'grid gap-3 sm:grid-cols-2 2xl:grid-cols-4'}>
        {themes.map(([subject, questions]) => (
          <li key={subject} className={isBeside ? undefined : CARD}>
            <h3 className="px-2 pt-1 pb-1.5 font-semibold text-sm">{subject}</h3>
            <ul className="flex flex-col">
              {questions.slice(0, isBeside ? 2 : questions.length).map((question) => (
                <li key={question}>
                  <button
                    type="button"
                    onClick={() => onPick(question)}
                    className="touch flex w-full items-start gap-2 rounded-lg px-2 py-2 text-left text-sm hover:bg-hover"
                  >
                    <span className="min-w-0 grow text-pretty">{question}</span>
                    {!isBeside && <ArrowRight aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

const CARD = 'rounded-xl border border-line bg-surface p-2 shadow-xs'
