import { type HandoverFacts, type HandoverShift, HOUR_MS, handoverShift } from '@vigie/contracts/entities'
import { ClipboardList } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOpenAlarms } from '@/data'
import { passationText } from '@/text/passation'
import { Card } from '@/ui/card'
import { cn } from '@/ui/cn'
import { SegmentedControl } from '@/ui/segmented-control'
import { HeadlineLine } from '@/widgets/page/headline-line'
import { AcknowledgeWaiting } from '../../acknowledge-waiting.tsx'
import { ActList, FactLists, stretchWords } from './facts.tsx'
import { useFactsNow } from './live-facts.ts'
import { happenedWords, standsWords } from './sentence.ts'

const { facts: words } = passationText

type ShiftRecordProps = {
  /** what the records said when they were read last */
  readonly facts: HandoverFacts
  /** when the newest note was signed, ISO 8601; null: there is none */
  readonly lastAt: string | null
  /** undefined: nobody chose how far back it goes */
  readonly shift: HandoverShift | undefined
  readonly onShift: (shift: HandoverShift) => void
  /** the note to write beside it; null: who reads signs nothing */
  readonly note: ReactNode
  /** what else is taken over, between the sentence and the lists */
  readonly children?: ReactNode
}

/** What stands now, in a sentence, and what the records say of the shift; then what is left, and beside it the note to write over what was done. */
export const ShiftRecord = ({ facts: read, lastAt, shift, onShift, note, children }: ShiftRecordProps) => {
  const facts = useFactsNow(read)
  const open = useOpenAlarms()
  return (
    <>
      <section aria-label={words.head}>
        <Card className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4">
          <div className="min-w-0 grow basis-96">
            <HeadlineLine icon={ClipboardList} ink="text-muted" words={standsWords(facts)}>
              <p className="tabular-nums">{happenedWords(facts)}</p>
              <p className="text-muted text-xs tabular-nums">{`${words.title} ${stretchWords(facts)}. ${words.counted}`}</p>
            </HeadlineLine>
          </div>
          <SegmentedControl<HandoverShift | ''>
            label={words.length}
            value={shift ?? lengthOf(facts, lastAt)}
            options={handoverShift.options.flatMap((value) =>
              value !== 'note'
                ? { value, label: words.lengths[value] }
                : lastAt === null
                  ? []
                  : { value, label: words.note },
            )}
            onValueChange={(chosen) => chosen !== '' && onShift(chosen)}
            className="shrink-0 print:hidden"
          />
        </Card>
      </section>
      {children}
      <section aria-label={words.title}>
        <Card className={cn('grid min-w-0 gap-x-8 gap-y-5 p-4', note !== null && 'lg:grid-cols-2')}>
          {/* on a phone the note to write comes first and what was done last; beside one another these two share a column */}
          {note !== null && (
            <div className="min-w-0 border-line max-lg:contents lg:order-last lg:border-l lg:pl-8">
              <div className="flex min-w-0 flex-col gap-5 text-sm max-lg:contents lg:sticky lg:top-4">
                <div className="min-w-0 border-line max-lg:border-b max-lg:pb-4">{note}</div>
                <div className="min-w-0 border-line text-sm max-lg:order-last max-lg:border-t max-lg:pt-4">
                  <ActList facts={facts} />
                </div>
              </div>
            </div>
          )}
          <FactLists
            facts={facts}
            isWithoutActs={note !== null}
            actOn={(line) => (
              <AcknowledgeWaiting
                alarms={open.filter(({ id }) => line.some((alarm) => alarm.id === id))}
                withReturned
              />
            )}
          />
        </Card>
      </section>
    </>
  )
}

/** The length that the records have of themselves, as it is offered; '': none that is. */
const lengthOf = ({ from, to }: HandoverFacts, lastAt: string | null): HandoverShift | '' => {
  if (from === lastAt) return 'note'
  const hours = `${Math.round((Date.parse(to) - Date.parse(from)) / HOUR_MS)}h`
  return handoverShift.options.find((one) => one === hours) ?? ''
}
