import type { Handover } from '@vigie/contracts/entities'
import { ChevronRight } from 'lucide-react'
import { formatDateTime } from '@/text'
import { passationText } from '@/text/passation'
import { CardSection } from '@/ui/card-section'
import { Facts } from './facts.tsx'

const { history: words } = passationText

/** The notes before the newest one; each opens to what the records said. */
export const History = ({ notes }: { readonly notes: readonly Handover[] }) => (
  <CardSection title={words.title} isLong>
    <ul className="divide-y divide-line border-line border-t">
      {notes.map((note) => (
        <li key={note.id}>
          <details className="group">
            <summary className="touch flex cursor-pointer list-none items-start gap-2 px-4 py-3 hover:bg-hover">
              <ChevronRight
                aria-hidden
                className="mt-0.5 size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
              />
              <span className="min-w-0 grow">
                <span className="flex flex-wrap items-baseline gap-x-2 text-sm">
                  <b className="font-semibold tabular-nums">{formatDateTime(Date.parse(note.at))}</b>
                  {note.author.name}
                  <span className="text-muted text-xs">
                    {note.takenBy === null || note.takenAt === null
                      ? words.notTaken
                      : words.taken(note.takenBy.name, formatDateTime(Date.parse(note.takenAt)))}
                  </span>
                </span>
                <span className="wrap-anywhere block text-muted text-sm group-open:hidden">{briefOf(note.text)}</span>
              </span>
            </summary>
            <div className="grid min-w-0 gap-x-8 gap-y-5 px-4 pb-4 pl-10 lg:grid-cols-2">
              <p className="wrap-anywhere whitespace-pre-wrap text-sm leading-6">{note.text}</p>
              <div className="@container min-w-0">
                <Facts facts={note.facts} />
              </div>
            </div>
          </details>
        </li>
      ))}
    </ul>
  </CardSection>
)

const BRIEF = 120
const briefOf = (text: string): string => (text.length <= BRIEF ? text : `${text.slice(0, BRIEF).trimEnd()}…`)
